table-only-answer = { $seat }: { $answer } (einzige Möglichkeit)
table-only-answer-others = { $seat } hat nur eine Möglichkeit
