house-nothing = nothing
