# The frame of the browser client. Keys begin with `client-`.

client-motto = The feast at which all Rome was allowed to play
client-missing = There is nothing at this address.
client-to-start = To the start page
client-close = Close
client-cancel = Cancel
client-confirm = Do it
client-back = Back
client-go = Go

## Start page
client-games = Games
client-minutes = { $minutes } min
client-play-now = Play now against bots
client-starting = Setting the table …
client-new-table = New table …
client-learn = Learn to play
client-rules = Rules
client-rules-none = There is no rules page for this game yet. Hover, focus or long-press anything on the table to have it explained.
client-my-tables = My tables
client-your-turn = Your turn
client-status-open = Waiting
client-open-tables = Open tables
client-no-open-tables = Nobody is waiting for players right now.
client-join = Join
client-watch = Watch
client-by-link = Join by link
client-by-link-here = Paste an invitation link
client-import = Open a game file
client-finished = Finished games
client-place =
    { $place ->
        [1] Won
       *[other] Place { $place }
    }
client-seat-free = free
client-seat-kept = waiting for { $name }

## New table
client-new-table-about = Who sits at the table?
client-seats = Seats
client-seat-number = Seat { $number }
client-seat-me = Me
client-seat-local = Another person here
client-seat-bot = Bot
client-seat-invited = By invitation
client-seat-open = Open to all
client-local-name = Player { $number }
client-local-name-of = Name of the person
client-pace = Time
client-pace-no-clock = No clock
client-pace-live = Clock
client-pace-days = Days per move
client-pace-minutes = Minutes for the game
client-pace-increment = Seconds more per answer
client-pace-each = Days for each answer
client-public = Show the table in the list; anyone may watch
client-components = Components
client-components-printed = As printed
client-components-choose = Choose a file …
client-components-about = A file can say what is printed in your own box. A table that is played with it is not rated.
client-components-set = Component set: { $name }
client-open-table = Open the table

## Before the start
client-waiting-people = The game begins as soon as every seat is taken.
client-table-closed = This table was closed.
client-sit-down = Sit here
client-add-bot = Put a bot here
client-empty-seat = Clear
client-invite-link = Send this link to your guests
client-copy = Copy
client-copied = Copied
client-start = Start
client-close-table = Close the table
client-leave = Leave

## At the table
client-prompt = What is asked
client-game-over = The game is over.
client-waiting-for = Waiting for { $names } …
client-connecting = Connecting …
client-paused = The game is paused.
client-resume = Play on
client-undo = Take back
client-undo-ask = Ask the others to take back
client-all-offers =
    { $count ->
        [0] No choices now
        [one] The choice as a list (L)
       *[other] All { $count } choices as a list (L)
    }
client-log = Log
client-chat = Chat
client-chat-empty = Nobody has said anything yet.
client-chat-say = Say something
client-chat-send = Send
client-chat-about = About what { $name } said
client-chat-report = Report
client-chat-reported = Reported: whoever runs this server will look at it.
client-chat-block = Block
client-chat-blocked = Blocked: { $name }. You can take that back under “You”.
client-since-last = Since your last turn
client-table-menu = Table
client-away = away
client-resigned = has resigned
client-spectators =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
client-watch-link = Link to this table
client-commitment = Fingerprint of the deal, fixed before the first move. At the end anyone can check it.
client-ask-pause = Ask for a pause
client-resign = Resign
client-resign-about = In whose favour? The game ends when everyone left agrees on the same winner.
client-resign-for = For { $name }
client-leave-for-good = Leave for good
client-leave-about = A bot will take your seat and the others play on. You cannot come back.
client-request-undo = { $name } would like to take something back.
client-request-pause = { $name } would like a pause.
client-agree = Agree
client-refuse = No
client-line-lost = The connection is gone. Trying again …
client-line-lost-short = no connection
client-line-connecting-short = connecting …
client-pass-to = Pass the device to { $name }
client-pass-about = Nobody else should look at the next screen.
client-pass-here = I am { $name }

## After the game
client-result = Result
client-winner =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
client-score-sheet = Score sheet
client-score-total = Total
client-chart = Points over the game
client-rematch = Play again
client-export = Save game file
client-verify = Verify the deal
client-verified = The deal is the one that was fixed before the first move, and every move was legal.
client-not-verified = The fingerprint does not match the deal.
client-replay = Replay
client-replay-start = The table is set.
client-replay-hidden = { $name } has decided. These eyes cannot see yet on what.
client-replay-resigned = { $name } resigns.
client-play-on = Play on from here
client-first = To the beginning
client-previous = One step back
client-next = One step on
client-last = To the end
client-play = Play
client-pause = Pause
client-scrub = Position in the game
client-eyes = Through whose eyes
client-eyes-truth = Everything open
client-eyes-spectator = Spectator

## Settings
client-settings = Settings
client-setting-language = Language
client-setting-language-browser = As the browser
client-setting-language-de = Deutsch
client-setting-language-en = English
client-setting-light = Light
client-setting-light-system = As the system
client-setting-light-light = Light
client-setting-light-dark = Dark
client-setting-text = Text size
client-setting-text-normal = Normal
client-setting-text-large = Large
client-setting-text-larger = Larger
client-setting-motion = Motion
client-setting-motion-normal = Normal
client-setting-motion-fast = Fast
client-setting-motion-off = Off
client-setting-confirm = Ask before a move
client-setting-confirm-final = If it cannot be taken back
client-setting-confirm-always = Always
client-setting-confirm-never = Never
client-setting-patterns = Patterns as well as colours
client-setting-sound = Sound when it is my turn
client-notify-ask = Tell me when it is my turn …
client-notify-granted = This browser will tell you when it is your turn.
client-notify-denied = Notifications are blocked in this browser.

## Account
client-account = Account: { $name }
client-account-title = You
client-account-name = Name
client-account-rename = Change
client-account-renamed = From now on you are called that.
client-account-password = Password
client-account-keep = Keep this account
client-account-kept = You can now sign in on any device.
client-account-guest = You are a guest in this browser. With a password you keep your games and can sign in elsewhere.
client-account-other = I already have an account
client-account-sign-in = Sign in
client-account-sign-out = Sign out
client-account-sign-out-all = Sign out everywhere
client-account-change = Change password
client-account-old = Present password
client-account-new = New password
client-account-change-ends = You will be signed out on all other devices, and all access tokens end.
client-account-changed = The new password is valid from now on.
client-account-data-about = Everything this server keeps about you:
client-account-data = Download (JSON)
client-blocked = Blocked people
client-unblock = Unblock
client-host-pages = About this server
client-host-imprint = Imprint
client-host-privacy = Privacy
client-host-rules = House rules
client-statistics = Rated games
client-statistics-game = Game
client-statistics-games = Games
client-statistics-wins = Won
client-statistics-rating = Rating

## Why the server refused
client-refusal-offline = The server cannot be reached.
client-refusal-bad-request = The server did not understand that.
client-refusal-too-large = That is too long.
client-refusal-too-slow = That took too long: please try again.
client-refusal-too-many-requests = A little slower, please: try again in a moment.
client-refusal-foreign-origin = The request came from another site.
client-refusal-no-session = You are not signed in any more. Reload the page.
client-refusal-wrong-password = Name and password do not go together.
client-refusal-name-taken = Somebody already has that name.
client-refusal-bad-name = A name has 1 to 24 visible characters.
client-refusal-bad-password = A password has 8 to 128 characters.
client-refusal-common-password = That is one of the passwords everybody tries first: please choose another.
client-refusal-muted = You may not say anything here for now.
client-refusal-banned = You are banned from this server for now.
client-refusal-blocked = Whoever opened this table does not want to play with you.
client-refusal-too-many-tokens = An account has at most ten access tokens: delete one first.
client-refusal-not-found = There is no such table, or it is private.
client-refusal-no-such-game = No such game is played here.
client-refusal-bad-options = These options do not go together.
client-refusal-bad-components = This component file cannot be played with.
client-refusal-bad-seats = The game cannot be played with these seats.
client-refusal-no-such-bot = There is no such bot.
client-refusal-not-host = Only whoever opened the table may do that.
client-refusal-already-started = The game has already begun.
client-refusal-not-running = The game is not running.
client-refusal-not-full = A seat is still empty.
client-refusal-seat-taken = Somebody already sits there.
client-refusal-already-seated = You already sit at this table.
client-refusal-no-such-seat = There is no such seat.
client-refusal-not-your-seat = That seat belongs to somebody else.
client-refusal-stale = The question has changed meanwhile.
client-refusal-not-asked = You are not asked now.
client-refusal-not-offered = That cannot be chosen now.
client-refusal-game-over = The game is over.
client-refusal-paused = The game is paused.
client-refusal-nothing-to-undo = There is nothing to take back.
client-refusal-consent-needed = Somebody has learned something since: the others must agree.
client-refusal-no-request = Nothing is being asked.
client-refusal-not-finished = Only when the game is over.
client-refusal-no-hints = No hints while other people play at the table.
client-refusal-frozen = The rules have changed since; this game cannot go on.
client-refusal-bad-file = This is not a game file, or it cannot be replayed.
client-refusal-no-such-entry = The game has no such move.
client-refusal-bad-chat = A line has 1 to 500 characters.
client-refusal-unavailable = The server is restarting. Try again in a moment.
client-refusal-internal = Something went wrong on the server.

## Clocks
client-thinking = thinking { $time }
client-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }

## The first-game guide
client-guide = Guide
client-guide-step = Step { $number } of { $of }
client-guide-next = Next
client-guide-end = End the guide

## Keys
client-keys = Keys at the table
client-keys-choose = go through what can be chosen, and choose
client-keys-look = go through everything that explains itself
client-keys-number = take that offer of the list
client-keys-list = open the list of offers
client-keys-undo = take back
client-keys-hint = ask for a hint
client-keys-guide = next step of the guide
client-keys-back = one step back

client-notify-offer = Shall we call you when it is your turn?
client-notify-yes = Yes, please
client-notify-no = No, thanks

client-seat-about-me = that is you
client-seat-about-invited = whoever has the link
client-seat-about-open = whoever comes first

## Whom one plays against
client-bot-choose = Who shall play?
client-bot-choose-strength = Strength { $strength } of { $of }
client-bot-seconds = Time to think per move
client-bot-seconds-count =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
client-bot-seconds-short = { $seconds } s
client-bot-take = Take this one
client-bot-change = Choose a bot:
client-opponent = Your opponents
client-program = played by a program

## Hints
client-hint = Hint (H)
client-hint-title = What a strong player would do
client-hint-thinking = The augurs confer. That takes about a second …
client-hint-rated = This game is rated. With the first hint it no longer counts for the rating.
client-hint-anyway = Show the hint
client-hint-rather-not = Rather not
client-hint-share = { $percent } chance to win
client-hint-for = Speaks for it
client-hint-against = Speaks against it
client-hint-more = { $what }: more
client-hint-less = { $what }: less
client-hint-only = There is no other move.
client-hint-even = No single merit stands out; among the continuations imagined, this is where the move lies.
client-hint-ahead = What speaks for it only shows further ahead.
client-hint-busy = A hint is already being thought about at this table. Try again in a moment.
client-hint-about = Estimated from many imagined continuations, with what you can know; behind each reason, how much it moves the chance to win.

## Analysis
client-analysis = Analysis
client-analysis-about = A strong bot goes through the game once more: how the chances stood, which decision cost most, and what was luck.
client-analysis-start = Analyse the game
client-analysis-running = The game is being looked through: { $done } of { $of } moves
client-analysis-queued = The game will be looked through in a moment.
client-analysis-failed = The analysis did not succeed.
client-analysis-again = Try once more
client-analysis-chart = Chances to win over the course of the game, in per cent
client-analysis-costly = What cost most
client-analysis-nothing = No decision gave away anything worth mentioning.
client-analysis-cost = { $name }: { $cost } given away
client-analysis-cost-short = −{ $cost }
client-analysis-move = Move { $entry }
client-analysis-played = Played: { $played }
client-analysis-better = Better: { $better } ({ $percent })
client-analysis-luck = Luck
client-analysis-luck-about = How much chance to win the cards, the dice and everything hidden gave to each player or took away. Decisions do not count here.
client-analysis-given = Given away
client-analysis-given-about = The chance to win that each player let go by own decisions, over the whole game.
client-analysis-table = All moves as a table
client-analysis-column-move = Move
client-analysis-column-cost = Cost
client-analysis-set-up = Set-up

## Access tokens
client-tokens = Let programs play
client-tokens-about = With an access token a program plays under your name.
client-tokens-name = Name of the token
client-tokens-make = Make a token
client-tokens-once = Copy it now: it is shown only this once.
client-tokens-of = Token { $name }
client-tokens-never = never used
client-tokens-used = last used { $date }
client-tokens-delete = Delete token { $name }
