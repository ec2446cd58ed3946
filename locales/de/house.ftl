house-nothing = nichts
