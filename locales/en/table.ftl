table-only-answer = { $seat }: { $answer } (the only option)
table-only-answer-others = { $seat } has only one option
