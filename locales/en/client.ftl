# The frame of the browser client. Keys begin with `client-`.

client-motto = The feast when all of Rome was allowed to play
client-missing = There is nothing at this address.
client-to-start = Go to the start page
client-close = Close
client-cancel = Cancel
client-chosen = { $chosen } of { $count } chosen
client-typed = Number { $number } … or another digit
client-confirm = Confirm
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
       *[other] Rank { $place }
    }
client-seat-free = free
client-seat-kept = { $name } is expected

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
client-pace-increment = Extra seconds per answer
client-pace-each = Days for each answer
client-public = Show the table in the list; anyone may watch
client-components = Components
client-components-printed = As printed
client-components-choose = Choose a file …
client-components-about = A file can say what is printed in your box. Tables played with it are not rated.
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
client-prompt = The question
client-game-over = The game is over.
client-waiting-for = To move: { $names } …
client-connecting = Connecting …
client-paused = The game is paused.
client-resume = Play on
client-undo = Undo
client-undo-ask = Ask to undo
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
client-chat-about-both = Whoever runs this server reads what is reported. You no longer see what blocked people say, and they cannot sit at your tables.
client-chat-blocked = Blocked: { $name }. You can take that back under “You”.
client-since-last = Since your last turn
client-table-menu = Table
client-away = away
client-away-until = away until { $until }
client-resigned = has resigned
client-spectators =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
client-watch-link = Link to this table
client-commitment = Fingerprint of everything that decides this game, fixed before the first move. Your page keeps it and checks it after the game.
client-luck-parts =
    { $count ->
        [0] Nobody added chance to the shuffle: The server shuffles alone.
        [one] One person added chance to the shuffle.
       *[other] { $count } people added chance to the shuffle: Nobody could choose the cards and dice.
    }
client-luck-voided =
    { $count ->
        [one] One shuffle was void because a part did not arrive: { $names }.
       *[other] { $count } shuffles were void because parts did not arrive: { $names }.
    }
client-luck-drawing = Everyone is here. The cards are being shuffled together …
client-ask-pause = Ask for a pause
client-resign = Resign
client-resign-about = In whose favour? The game ends when everyone left agrees on the same player.
client-resign-for = { $name } wins
client-leave-for-good = Leave for good
client-leave-about = A bot will take your seat and the others play on. You cannot come back.
client-request-undo = { $name } would like to undo a move.
client-request-pause = { $name } would like a pause.
client-agree = Agree
client-refuse = No
client-line-lost = The connection is gone. Trying again …
client-line-lost-short = no connection
client-update = A new version is ready.
client-update-take = Use it now
client-try-again = Try again
client-part-missing = A part of this page could not be loaded.
client-line-connecting-short = connecting …
client-pass-to = Pass the device: { $name }
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
client-chart = Points in the course of the game
client-rematch = Rematch
client-export = Save game file
client-luck-good = Checked by this page: Nobody could choose the cards and dice.
client-luck-server = Checked by this page: The server alone could not choose the cards and dice.
client-luck-alone = Checked by this page: The cards and dice are the ones fixed at the start.
client-luck-bad = Careful: What was revealed does not match what this page noted.
client-luck-checking = Comparing with what this page noted …
client-luck-unchecked = This page could not check the cards and dice.
client-luck-details = What exactly?
client-luck-noted = The fingerprint is the one this page noted before the game began.
client-luck-noted-late = The fingerprint is the one this page noted when it first saw the table.
client-luck-not-noted = This device had not noted a fingerprint, so it cannot compare.
client-luck-other-fingerprint = The fingerprint is not the one this page noted.
client-luck-opened = The revealed seed matches the fingerprint.
client-luck-not-opened = The revealed seed does not match the fingerprint.
client-luck-terms = Game, options, components, seats and rules are those of the start.
client-luck-other-terms = Game, options, components, seats or rules are not those of the start.
client-luck-mine = The chance this page added is part of the shuffle.
client-luck-mine-missing = The chance this page added is missing from the shuffle.
client-luck-others = The parts of the others are the ones they sealed before anyone opened theirs.
client-luck-in-turn = Everyone opened their part on sitting down. Only the server and whoever sat down last could have chosen together.
client-luck-others-changed = A part of somebody else is not the one they had sealed.
client-proven = Proven by the game file, replayed where the table is kept
client-not-proven = Not proven
client-proven-legal = Every card and every die follows from the seed, and every move was legal.
client-proven-seed = The seed was fixed by the fingerprint.
client-proven-game = Seed, game, options, components, number of seats, rules and table were fixed by the fingerprint.
client-proven-shared = Several people added chance, each sealed before any was opened. If you added yours, nobody could choose the cards and dice – unless all the others and the server conspired.
client-proven-shared-in-turn = Several people added chance, each after the server had committed itself.
client-not-proven-published = That this fingerprint was shown before the first move. Whoever noted it can compare.
client-not-proven-game = That game, options and seats are what was agreed before the first move.
client-not-proven-chosen = That the server did not pick the cards and dice before it fixed them.
client-not-proven-last-to-sit = That the server and whoever sat down last did not pick them together.
client-not-proven-voided = That the server and whoever let a shuffle fail did not wait for one they liked.
client-not-proven-arranged = That cards and dice were drawn by chance: Whoever opened the table chose them.
client-not-proven-known = That cards and dice were unknown: They come from another game.
client-not-proven-drawn-anew = That the server did not pick what was drawn anew.
client-not-proven-names = Who the players were.
client-replay = Replay
client-replay-start = The table is set.
client-replay-hidden = { $name } has chosen; this view does not show what yet.
client-replay-resigned = { $name } resigns.
client-play-on = Play on from here
client-first = To the beginning
client-previous = One step back
client-next = One step forward
client-last = To the end
client-play = Play
client-pause = Pause
client-scrub = Position in the game
client-eyes = View as
client-eyes-truth = Everything open
client-eyes-spectator = Spectator

## Settings
client-settings = Settings
client-setting-language = Language
client-setting-language-browser = Same as the browser
client-setting-language-de = Deutsch
client-setting-language-en = English
client-setting-light = Theme
client-setting-light-system = Same as the system
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
client-setting-confirm-grave = If much depends on it
client-setting-confirm-final = If it cannot be undone
client-setting-confirm-always = Always
client-setting-confirm-never = Never
client-setting-by-hand = Ask even if there is only one option (new tables)
client-setting-patterns = Patterns as well as colours
client-setting-sound = Sounds
client-notify-ask = Notify me on my turn …
client-notify-granted = This browser will notify you when it is your turn.
client-notify-denied = Notifications are blocked in this browser.

## Account
client-account = Account: { $name }
client-account-title = You
client-account-name = Name
client-account-rename = Change
client-account-renamed = Your name has been changed.
client-account-password = Password
client-account-keep = Secure with a password
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
client-holidays = Holidays
client-holidays-about = While you are away your clock stands still at tables by days and in tournaments over days, the others see until when, and you are told everything together when you are back.
client-holidays-first = First day
client-holidays-last = Last day
client-holidays-go =
    { $days ->
        [one] One day off
       *[other] { $days } days off
    }
client-holidays-noted = Noted. Have a good time!
client-holidays-span = { $from } – { $to }
client-holidays-back = I am back
client-holidays-drop = Cancel
client-holidays-left =
    { $left ->
        [0] No day is left of the thirty in a year.
        [one] One day is left of the thirty in a year.
       *[other] { $left } days are left of the thirty in a year.
    }
client-account-data-about = Everything this server keeps about you
client-account-data = Download (JSON)
client-blocked = Blocked people
client-blocked-about = You do not see what they say, and they cannot sit at your tables.
client-unblock = Unblock
client-host-pages = About this server
client-host-imprint = Imprint
client-host-privacy = Privacy
client-host-rules = House rules
client-statistics-game = Game
client-statistics-games = Games
client-statistics-wins = Won
client-statistics-rating = Rating

## Why the server refused
client-refusal-offline = The server cannot be reached.
client-refusal-bad-request = The server did not understand that.
client-refusal-too-large = That is too long.
client-refusal-too-slow = That took too long. Try again.
client-refusal-too-many-requests = That was too fast. Try again in a moment.
client-refusal-foreign-origin = The request came from another site.
client-refusal-no-session = You are no longer signed in. Reload the page.
client-refusal-wrong-password = Wrong name or password.
client-refusal-name-taken = Somebody already has that name.
client-refusal-bad-name = A name has 1 to 24 visible characters.
client-refusal-bad-password = A password has 8 to 128 characters.
client-refusal-common-password = That is one of the passwords everybody tries first. Choose another.
client-refusal-bad-address = Nothing can be sent to that address.
client-refusal-link-expired = This link has been used already or is too old.
client-refusal-muted = You may not say anything here for now.
client-refusal-banned = You are banned from this server for now.
client-refusal-blocked = Whoever opened this table does not want to play with you.
client-refusal-bad-holiday = It would end before it begins, or you are away then already.
client-refusal-holidays-used-up = That is more than the thirty days in a year.
client-refusal-too-many-tokens = An account has at most ten access tokens. Delete one first.
client-refusal-not-found = There is no such table, or it is private.
client-refusal-no-such-game = No such game is played here.
client-refusal-bad-options = These options cannot be combined.
client-refusal-bad-components = This file cannot be played with.
client-refusal-bad-seats = The game cannot be played with these seats.
client-refusal-no-such-bot = There is no such bot.
client-refusal-not-host = Only whoever opened the table may do that.
client-refusal-already-started = The game has already begun.
client-refusal-not-running = The game is not running.
client-refusal-bad-part = That is not needed for shuffling now.
client-refusal-not-full = A seat is still empty.
client-refusal-seat-taken = Somebody already sits there.
client-refusal-already-seated = You already sit at this table.
client-refusal-no-such-seat = There is no such seat.
client-refusal-not-your-seat = That seat belongs to somebody else.
client-refusal-stale = The question has changed in the meantime.
client-refusal-not-asked = Not your turn.
client-refusal-not-offered = That cannot be chosen now.
client-refusal-game-over = The game is over.
client-refusal-paused = The game is paused.
client-refusal-nothing-to-undo = There is nothing to undo.
client-refusal-consent-needed = Somebody has learned something since: the others must agree.
client-refusal-no-request = There is no request to answer.
client-refusal-not-finished = Only when the game is over.
client-refusal-no-hints = No hints where you are measured against other people: at a table with others, in a tournament, at the deal of the day.
client-refusal-several-people = Only somebody who plays alone against bots can take a running game along.
client-refusal-in-tournament = Not at a table of a tournament.
client-refusal-round-not-over = The same deal is still being played at other tables. Come back when the round is over.
client-refusal-day-not-over = Everybody plays this deal today. It is open to look at when the day is over.
client-refusal-entry-closed = It has begun: nobody can enter any more.
client-refusal-already-entered = You already take part.
client-refusal-not-entered = Nobody like that takes part.
client-refusal-tournament-full = All places are taken.
client-refusal-not-admitted = This tournament is not open to you: it is for people, or for programs.
client-refusal-too-few-entered = Too few have entered.
client-refusal-bad-tournament = A tournament like that cannot be held.
client-refusal-too-many-tournaments = You already hold five tournaments. Wait until one is over.
client-refusal-not-member = Only for members of the group.
client-refusal-not-head = Only whoever leads the group may do that.
client-refusal-group-full = The group is full, or has invited too many already.
client-refusal-too-many-groups = Nobody can be in more than twenty groups. Leave one first.
client-refusal-bad-group = A group has a name of 1 to 40 visible characters, and a line of up to 200.
client-refusal-frozen = The rules have changed; this game cannot go on.
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

## Keys
client-keys = Keys at the table
client-keys-choose = step through what can be chosen, and choose
client-keys-look = step through everything that has help
client-keys-number = play that move of the list
client-keys-list = open the list of moves
client-keys-undo = undo
client-keys-hint = ask for a hint
client-keys-guide = go on in a lesson
client-keys-back = one step back

client-notify-offer = Notify you when it is your turn?
client-notify-yes = Yes, please
client-notify-no = No, thanks

client-seat-about-me = that is you
client-seat-about-invited = whoever has the link
client-seat-about-open = whoever comes first

## Whom one plays against
client-bot-choose = Who should play?
client-bot-choose-strength = Strength { $strength } of { $of }
client-bot-seconds = Thinking time per move
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
client-not-now = You cannot choose this now.
client-hint = Hint (H)
client-hint-title = Recommended moves
client-hint-thinking = The augurs are conferring. That takes a second or two …
client-hint-rated = This game is rated. Once you take a hint, it no longer counts for the rating.
client-hint-anyway = Show the hint
client-hint-rather-not = No, thanks
client-hint-share = { $percent } chance of winning
client-hint-only = There is no other move.
client-hint-gain = Gain:
client-hint-risk = Risk:
client-hint-price = Price:
client-hint-merit = { $what }, { $when } ({ $numbers })
client-hint-amount = { $own } instead of { $against }
client-hint-how-often = in { $own } instead of { $against } of games
client-hint-idea = Compared with your idea: { $other }
client-hint-with = Compared with: { $other }
client-hint-verdict-better = { $games ->
    [one] The imagined game ends better with it.
   *[other] Over { $games } imagined games it ends better.
}
client-hint-verdict-even = { $games ->
    [one] Equal: the game that was played out ends equally well.
   *[other] Equal: { $games } games played to the end come out equally well.
}
client-hint-verdict-safer = { $games ->
    [one] Equal and safer: in the game that was played out, points vary less.
   *[other] Equal and safer: in { $games } games played to the end, points vary less.
}
client-hint-verdict-riskier = { $games ->
    [one] Equal but bolder: in the game that was played out, points vary more.
   *[other] Equal but bolder: in { $games } games played to the end, points vary more.
}
client-hint-verdict-unclear = { $games ->
    [one] The difference is further ahead: search sees it, the game that was played out does not show it.
   *[other] The difference is further ahead: search sees it, { $games } games played to the end do not show it.
}
client-hint-about = From what you can know: each of these moves was played on in the same imagined games. What is named shows in one half of them and is confirmed by the other; the figures are means.
client-hint-show = Show me
client-hint-compare = Compare with this
client-future-title = What may come of it
client-future-note = Imagined: what you cannot know was drawn, the same for both moves; everybody does what looks best to them.
client-future-again = Once more
client-future-log = What happens
client-hint-busy = A hint is already being worked out at this table. Try again in a moment.

## Analysis
client-analysis = Analysis
client-analysis-about = A strong bot reviews the game: how the chances stood, which decision cost the most, and what was luck.
client-analysis-start = Analyse the game
client-analysis-running = Reviewing the game: move { $done } of { $of }
client-analysis-queued = The game will be reviewed in a moment.
client-analysis-failed = The analysis failed.
client-analysis-again = Try again
client-analysis-chart = Chances of winning in the course of the game, in per cent
client-analysis-costly = The costliest moves
client-analysis-nothing = No decision cost anything worth mentioning.
client-analysis-cost = { $name }: { $cost } lost
client-analysis-cost-short = −{ $cost }
client-analysis-move = Move { $entry }
client-analysis-played = Played: { $played }
client-analysis-better = Better: { $better } ({ $percent })
client-analysis-luck = Luck
client-analysis-luck-about = How much chance of winning the cards, the dice and everything hidden brought or cost each player. Decisions do not count here.
client-analysis-given = Lost
client-analysis-given-about = The chance of winning that each player’s decisions cost over the whole game.
client-analysis-table = All moves as a table
client-analysis-column-move = Move
client-analysis-column-cost = Cost
client-analysis-set-up = Set-up

## Access tokens
client-tokens = Let programs play
client-tokens-about = With an access token a program plays in your name.
client-tokens-name = Name of the token
client-tokens-make = Create a token
client-tokens-once = Copy it now: it is shown only this once.
client-tokens-of = Token { $name }
client-tokens-never = never used
client-tokens-used = last used { $date }
client-tokens-delete = Delete token { $name }

## Tables on this device
client-where = Where to play
client-where-device = On this device
client-where-server = On this server
client-where-about-device = The table lives in this browser and needs no network. It is not rated, so help is free.
client-where-about-server = The table lives on the server: others can come, and you reach it from all your devices.
client-here = on this device
client-along-device = Continue on this device
client-along-server = Continue on the server
client-along-about-device = You keep your seat. What you cannot know is drawn anew, the game is no longer rated, and here the table closes.
client-along-about-server = You keep your seat. What you cannot know is drawn anew, and here the table closes.
client-along-gone-device = This table was taken along: the game continues on a device.
client-along-gone-server = This table was taken along: the game continues on the server.
client-along-from-device = This game began on a device.
client-along-from-server = This game began on the server.
client-along-before = Where it came from
client-along-stay = Go on here instead
client-along-stay-about = If the server already has the table, there will then be two.
client-offline-here = The server cannot be reached. Everything on this device goes on; the other tables come back by themselves.
client-engine-loading = Loading the games: { $percent }
client-not-kept-full = This device has no room left. The game goes on, but ends with this page.
client-not-kept-forbidden = This browser lets the page keep nothing. The game goes on, but ends with this page.
client-gone-elsewhere = This table is open in another window.
client-gone-elsewhere-about = It opens here by itself as soon as it is closed there.
client-gone-aside = The engine failed at this table. It was set aside, and nothing of it is lost.
client-gone-unreadable = The rules of today cannot read this game any more. It is kept as it is.
client-claim = Go on here
client-save-table = Save as a file
client-refusal-no-engine = The games could not be loaded. They need the network the first time.
client-account-device = Everything stays in this browser: there is no server and no account.
client-statistics-device = Games on this device
client-forget = Delete this table
client-forget-about = It is gone for good. Save its file first if you want to keep it.
client-same-deal = Same deal again
client-upload = Keep on the server

## What happens, told and heard
client-log-jump = Show this moment
client-unread =
    { $count ->
        [one] one unread
       *[other] { $count } unread
    }
client-herald-repeat = Show the last round again (R)
client-herald-show = Show it again
client-herald-again = Again:
client-herald-hurry = Hurry (space bar)
client-telling = The others are playing …
client-setting-turns = Time to follow the others
client-setting-turns-slow = Slow
client-setting-turns-normal = Normal
client-setting-turns-fast = Fast
client-setting-turns-at-once = Instantly
client-setting-volume = Volume
client-sound-offer = Play with sounds?
client-sound-yes = Sounds on
client-sound-no = No, thanks
client-replay-speed = Speed
client-replay-copy = Copy the link to this move
client-share = Share this move
client-share-link = Link to this move
client-share-embed = Code for a web page
client-share-picture = The position as a picture, as previews of the link show it
client-share-private = This table is private: whoever has the link can see the game.
client-embed-open = Open in Saturnalia
client-keys-title = Keys
client-keys-replay = Keys in a replay
client-keys-hurry = skip ahead through what is being shown
client-keys-again = show the last round again
client-keys-keys = show this list
client-keys-step = one step back or forward
client-keys-ends = to the beginning, to the end
client-keys-run = let the game run, or pause
client-key-space = Space
client-key-home = Home
client-key-end = End
client-notes = Notes
client-notes-empty = What you want to remember …
client-notes-about = For you alone: kept on this device for this table, never sent.
client-notes-full = This device has no room left: the last change is not kept.

## The shop window of each game
client-front-easy = Easy to learn
client-front-medium = Some rules
client-front-hard = Many rules
client-front-hardness = How hard: { $level } of 5
client-front-learn = Learn it
client-front-play = Play
client-front-against = against: { $names }
client-front-again-with = once more with: { $names }
client-front-picture = The board: { $game }
client-front-waiting = Waiting for you
client-front-rome = Forty buildings, and each bends the rules differently
client-front-alea = Luck you can steer: what fails in one building pays in another
client-front-sylla = You bid with the people you need afterwards
client-front-city = Close to the Emperor you choose first, far away you build cheaply
client-front-gloria = The Goth marches on Rome: pay him, or lose what you built
client-public-open = A table with an open seat is in the list; anyone may watch

## Lessons
client-lesson = Lesson
client-lesson-number = Lesson { $number } of { $of }
client-lesson-wrong = Look what happens.
client-lesson-ahead = You were quicker than the lesson, which plays this part itself. Take it back and read on.
client-lesson-missed = Everything was done, but the goal is not reached. Try the lesson once more.
client-lesson-again = Try again
client-lesson-next = Next
client-lesson-step = Step { $number } of { $of }
client-lesson-hint = Hint
client-lesson-where = Where:
client-lesson-what = What:
client-lesson-why = Why:
client-lesson-following = Next lesson
client-lesson-all = All lessons
client-lesson-stars =
    { $stars ->
        [0] Not learned yet
        [one] { $stars } star of three
       *[other] { $stars } stars of three
    }
client-lessons-about = One or two minutes each. You learn by doing; nothing can break.

## The guided first round
client-round = Guided first round
client-round-play = Guided first round
client-round-others = The others play. What they do is told above the board.
client-round-known = You know this already. Choose as you like.
client-round-alone = Play on alone
client-round-leave = Without comments

## Rules at hand
client-rules-contents = Contents
client-rules-search = Search the rules
client-rules-found =
    { $count ->
        [0] nothing
       *[other] { $at } of { $count }
    }
client-rules-next = Next place
client-rules-previous = Previous place
client-rules-print = Print
client-rules-page = All rules on a page
client-rules-this = What the rules say about this

## Learning from mistakes
client-analysis-costly-mine = Your costliest moves
client-analysis-costly-others = The others’ costliest moves
client-practice = Learn from mistakes
client-practice-mine =
    { $count ->
        [one] Learn from one mistake
       *[other] Learn from { $count } mistakes
    }
client-practice-number = Mistake { $number } of { $of }
client-practice-goal = Find a better move.
client-practice-played = { $name } played: { $played }. That cost { $cost } chance of winning.
client-practice-right = Right. { $chosen }: { $promised } chance of winning.
client-practice-best = The analysis likes this best: { $better } ({ $promised }).
client-practice-played-then = What was played: { $promised }.
client-practice-wrong = { $chosen }: { $promised }. There is something better.
client-practice-wrong-unknown = { $chosen }: not what the analysis means.
client-practice-again = Try again
client-practice-show = Show it
client-practice-skip = Skip
client-practice-next = Next mistake
client-practice-end = To the end
client-practice-replay = See how it went on
client-practice-done = { $found } of { $of } found
client-practice-whose = Whose mistakes?
client-practice-whose-seat = { $name } ({ $count })
client-practice-none = No decision of this player cost enough to learn from it.
client-practice-stale = This position can no longer be put up.

## Who somebody is

client-person-mine = Your page
client-person-gone = somebody who left
client-person-since = Member since: { $date }
client-person-public = Everybody sees my games
client-person-hidden = This person keeps their games to themselves.
client-person-record =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
client-person-course =
    { $games ->
        [one] Rating after one game: { $to }
       *[other] Rating over { $games } games: { $from } at first, { $to } now
    }
client-person-places = Places
client-person-chairs = Games won, by chair
client-person-chair = Chair { $chair }
client-person-categories = Points on average
client-person-best =
    { $points ->
        [one] Best win: 1 point
       *[other] Best win: { $points } points
    }
client-person-met = Met most often
client-person-versus = { $ahead } : { $behind }
client-person-history = Games
client-person-all-games = All games
client-person-against = Opponent
client-person-everybody = Everybody
client-person-unrated = not rated
client-person-no-games = No games yet.
client-person-older = Older games
client-coin = Strike your coin
client-coin-metal = Metal
client-coin-figure = Figure
client-coin-border = Border
client-coin-choice = Choice { $number }
client-coin-strike = Strike it
client-ranking = Ranking
client-ranking-place = Place
client-ranking-none = Nobody has played a rated game yet.
client-season = Season { $number } · { $when }
client-seasons = Season
client-season-all = All time
client-season-none = Nobody has played five rated games this season yet.
client-season-about = A season is a quarter of a year. Ranked is whoever has played five rated games in it, by the rating after the last one: more games do not help, better ones do.
client-rating-guess = only a guess so far
client-rating-rough = roughly known
client-rating-sure = well known
client-rating-about = Everybody begins at 1500. Of ten games against somebody 200 above you, you win about three.

# Finding company
client-quick = Quick match
client-quick-about = Choose some games: as soon as somebody else wants to play one of them, you begin.
client-quick-find = Find somebody
client-quick-stop = Stop looking
client-quick-looking = Looking: { $time }
client-quick-others =
    { $others ->
        [0] Nobody else is looking right now.
        [one] One other person is looking for a game.
       *[other] { $others } others are looking for a game.
    }
client-quick-nobody = Nobody is coming right now. You can go on waiting, or play against bots.
client-quick-bot = Play against bots
client-quick-found = Somebody is there
client-quick-found-about = The game can begin.
client-worth-watching = Worth watching
client-filter =
    { $filters ->
        [0] Filter
        [one] Filter (one)
       *[other] Filters ({ $filters })
    }
client-filter-any = Any
client-filter-language = Language
client-filter-near = About my level
client-filter-none = No such table is waiting right now.
client-filter-more = More tables
client-pace-short-live = { $minutes } min + { $seconds } s
client-pace-short-days =
    { $days ->
        [one] 1 day per answer
       *[other] { $days } days per answer
    }
client-turn-elsewhere =
    { $tables ->
        [one] A table is waiting for you
       *[other] { $tables } tables are waiting for you
    }

# Friends
client-friends = Friends
client-friends-none = Nobody yet. Ask somebody after a game, or type a name below.
client-friends-asking = Would like to be your friend
client-friends-asked = Asked
client-friend-name = Name
client-friend-ask = Ask to be friends
client-friend-asked = They have been asked.
client-friend-is = You are friends.
client-friend-accept = Accept
client-friend-decline = Decline
client-friend-take-back = Take it back
client-friend-part = No longer friends
client-friend-code = My code
client-friend-code-about = Whoever scans it with a phone comes to your page and can ask you.
client-invite-code = As a code to scan
client-seat-named = By name
client-seat-named-who = Who is invited
client-seat-named-nobody = No account has that name.

# Groups
client-groups = Groups
client-groups-about = People who play among themselves, with tables, ratings and a history of the group.
client-groups-mine = Your groups
client-groups-none = You are not in a group yet. Found one below, or ask somebody for the link to theirs.
client-groups-invited = Invitations
client-groups-waiting =
    { $count ->
        [one] You are invited to join a group
       *[other] You are invited to join { $count } groups
    }
client-group-by = Invitation: { $name }
client-group-members =
    { $count ->
        [one] One member
       *[other] { $count } members
    }
client-group-new = New group
client-group-name = Name of the group
client-group-line = A line about it
client-group-found = Found the group
client-group-join = Join the group
client-group-welcome = You are invited to join this group. Its tables, games and ratings are for members.
client-group-missing = There is no such group, or you are not in it.
client-group-blocked = That is not possible: one of the two has blocked the other.
client-group-people = Members
client-group-head = Leads the group
client-group-hand-over = Hand over
client-group-hand-over-to = Let { $name } lead the group
client-group-remove = Remove
client-group-sure = Really?
client-group-remove-who = Remove { $name } from the group
client-group-asked = Invited
client-group-take-back = Take back
client-group-take-back-who = Take back the invitation: { $name }
client-group-invite = Invite somebody
client-group-ask = Invite
client-group-told = The invitation is on its way.
client-group-link = Link to this group
client-group-link-about = Whoever has the link can join. Members see it.
client-group-link-new = Make a new link
client-group-link-made = The old link no longer works.
client-group-tables = Tables
client-group-tables-none = No table of the group is open.
client-group-open = Open a table
client-group-open-game = Open a table for the group: { $game }
client-group-back = To your table
client-group-ranking = Ratings in the group
client-group-ranking-none = Nobody has played a rated game at a table of the group yet.
client-group-ranking-about = Only games at tables of the group count here. They count in the ranking of the house, too.
client-group-history = Games of the group
client-group-change = Name and line
client-group-keep = Save
client-group-kept = It has been changed.
client-group-leave = Leave the group
client-group-leave-sure = Yes, leave
client-group-leave-about = If you lead the group, the longest-standing member leads it then. With the last member it is gone.
client-group-dissolve = Dissolve the group
client-group-dissolve-sure = Yes, dissolve
client-group-dissolve-about = Its ratings and its history are lost. Games stay with those who played them.
client-group-table = To the group
client-group-table-about = A table of your group: members see it and sit down, nobody else.
client-new-for = Who may come
client-new-for-anybody = Whoever you invite
client-new-for-about = Only members of the group see the table. The game counts for its ratings.
client-seat-member = A member
client-seat-about-member = whoever of the group comes first

## Puzzles and the deal of the day

client-puzzles = Puzzles
client-puzzles-all = All puzzles
client-puzzles-about = Positions from games of strong bots. One answer is clearly best, and easily missed.
client-puzzles-none = There are no puzzles for this game yet.
client-puzzle = Puzzle
client-puzzle-daily = Puzzle of the day
client-puzzle-any = Any theme
client-puzzle-found = { $found } of { $of } found
client-puzzle-strength = { $count ->
    [0] Your puzzle rating begins at { $rating }.
    [one] Your puzzle rating: { $rating } (one puzzle)
   *[other] Your puzzle rating: { $rating } ({ $count } puzzles)
  }
client-puzzle-rating = Rated { $rating }
client-puzzle-goal = Find the best move.
client-puzzle-about = Take your time: only your first answer counts.
client-puzzle-known-found = You have found this one before.
client-puzzle-known-missed = You missed this one before.
client-puzzle-right = Right! { $chosen }: this wins { $share } of games.
client-puzzle-wrong = { $chosen }: there is something clearly better.
client-puzzle-wrong-known = { $chosen }: this wins { $share } of games.
client-puzzle-best = Best: { $best } (wins { $share } of games).
client-puzzle-values = Share of games won with each move
client-puzzle-themes = Themes
client-puzzle-mine = Your puzzle rating: { $rating } ({ $change })
client-puzzle-next = Next puzzle
client-puzzle-play-on = Play on from here
client-puzzle-theme-opening = Opening
client-puzzle-theme-middle = Middle of the game
client-puzzle-theme-end = Endgame
client-puzzle-theme-investment = Investment
client-puzzle-theme-risk = Worth the risk
client-puzzle-theme-foresight = Foresight
client-puzzle-theme-several = Several solutions
client-puzzle-theme-many-choices = Many choices
client-today = Today
client-deal = Deal of the day
client-deal-about = The same cards, the same chair, the same opponents. Your first try counts; after it you may play as often as you like.
client-deal-seat = Seat { $seat } of { $of } against two solid bots
client-deal-par = Par: { $points }
client-deal-play = Play
client-deal-continue = Continue
client-deal-again = Once more, for free
client-deal-result = { $points ->
    [one] One point ({ $margin })
   *[other] { $points } points ({ $margin })
  }
client-deal-against-par = { $difference } against par
client-deal-beaten = Better than { $share } of the strong bot’s tries
client-deal-cost = Your decisions gave away { $cost } chance of winning.
client-deal-cost-how = What did my decisions cost?
client-deal-history = Days played
client-deal-day = Day
client-deal-game = Game
client-deal-points = Points
client-deal-margin = Margin
client-deal-par-short = Par
client-deal-beaten-short = Beaten
client-deal-cost-short = Chance lost
client-day-server = Deals of this server
client-day-server-about = Everybody here has the same cards today. Your first try counts in the table of the day; what was dealt stays secret until the day is over.
client-day-before = The day before
client-day-after = The day after
client-day-none = Nothing was dealt on this day.
client-day-place = Place { $place } of { $of }
client-day-beaten = better than { $share } of the others’ tries
client-day-uncounted = Your first try was given up or came too late: it does not count.
client-day-table = Table of the day ({ $tries })
client-day-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-deal-alone = For yourself
client-deal-alone-about = Deals that follow from the date, on this device and without a network, too. Your first try counts; after it you may play as often as you like.

## Tournaments

client-tournaments = Tournaments
client-tournaments-about = Several rounds, one winner. Enter one, or hold one yourself.
client-tournaments-none = No tournament yet. Hold the first one!
client-tournaments-under-way = Under way
client-tournaments-past = Past
client-tournaments-older = Older tournaments
client-tournament-new = Hold a tournament
client-tournament-title = Name of the tournament
client-tournament-phase-open = Open for entry
client-tournament-phase-running = Running
client-tournament-phase-over = Over
client-tournament-phase-cancelled = Called off
client-tournament-mine = You take part
client-tournament-entered = { $count } of { $of } entered
client-tournament-host = Host: { $name }
client-tournament-duplicate = Duplicate
client-tournament-duplicate-about = All tables of a round play the same deal, and you are compared with everybody who had your seat: luck counts less than anywhere else. Games stay closed until their round is over.
client-tournament-own-deals = A deal for each table
client-tournament-own-deals-about = You are compared with those at your table.
client-tournament-deals = Deals
client-tournament-form = Who plays whom
client-tournament-swiss = Swiss
client-tournament-swiss-about = Players with similar results meet, and nobody twice while it can be avoided.
client-tournament-swiss-rounds =
    { $rounds ->
        [one] Swiss, 1 round
       *[other] Swiss, { $rounds } rounds
    }
client-tournament-round-robin = Groups
client-tournament-round-robin-about = In a group everybody meets everybody.
client-tournament-round-robin-group = Everybody in groups of up to { $count }
client-tournament-rounds = Rounds
client-tournament-group-size = Players in a group
client-tournament-at-a-table =
    { $count ->
        [one] 1 at a table
       *[other] { $count } at a table
    }
client-tournament-most = Players, at most
client-tournament-fill = Bots fill empty seats
client-tournament-fill-about = Otherwise somebody may have to sit out a round.
client-tournament-admits = Who may enter
client-tournament-admits-people = People
client-tournament-admits-programs = Programs
client-tournament-admits-both = Both
client-tournament-starts = Begins
client-tournament-starts-by-hand = When I say so
client-tournament-starts-at = At a set time
client-tournament-begins = Begins: { $time }
client-tournament-no-show = Minutes a seat is kept
client-tournament-no-show-about = Then a bot plays for whoever has not come. Whoever stays away twice is out.
client-tournament-pause = Minutes between two rounds
client-tournament-make = Announce it
client-tournament-enter = Take part
client-tournament-leave = Withdraw
client-tournament-leave-about = A game that is running is played to its end.
client-tournament-start = Begin now
client-tournament-cancel = Call it off
client-tournament-cancel-sure = Really call it off?
client-tournament-add-bot = Add a bot
client-tournament-remove = Take out { $name }
client-tournament-annul = Does not count
client-tournament-to-table = To my table
client-tournament-kept = Your seat is kept until then: { $time }
client-tournament-wait-tables = Your table is done. Tables that are done: { $done } of { $of }
client-tournament-watch-tables = Tables that are done: { $done } of { $of }
client-tournament-bye = You sit out this round and get the middle score for it.
client-tournament-next-round = The next round begins: { $time }
client-tournament-waits = You will find your table here and at the top of every page when it begins.
client-tournament-winner = Winner: { $name }
client-tournament-standings = Standings
client-tournament-group = Group { $number }
client-tournament-rank = Rank
client-tournament-player = Player
client-tournament-score = Score
client-tournament-opposition = Opposition
client-tournament-wins = Tables won
client-tournament-points = Points
client-tournament-percent = { $percent } %
client-tournament-order = How the order is made
client-tournament-order-score = Score: for each round the share of those you did better than; equals count half. The rounds are added up.
client-tournament-order-duplicate = You are compared with everybody who had the same seat at another table: first by place, then by points.
client-tournament-order-plain = You are compared with the others at your table, by place.
client-tournament-order-ties = With equal scores, the average score of those you met decides, then tables won, then points in the games, then the lot drawn at the beginning.
client-tournament-order-bye = Whoever has to sit out gets half of a round. Whoever does not come gets nothing.
client-tournament-round = Round { $number }
client-tournament-round-of = Round { $number } of { $of }
client-tournament-table = Table { $number }
client-tournament-table-done = done
client-tournament-table-running = being played
client-tournament-table-annulled = does not count
client-tournament-table-closed = Closed until the round is over
client-tournament-table-look = Replay
client-tournament-table-watch = Watch
client-tournament-byes = Sat out: { $names }
client-tournament-house-bot = Bot of the house
client-tournament-left = left
client-tournament-absent = did not come
client-tournament-out = out
client-tournament-program = program
client-tournament-place-points =
    { $points ->
        [one] Rank { $number } · 1 point
       *[other] Rank { $number } · { $points } points
    }
client-tournament-entrants = Players
client-tournament-export = Take along
client-tournament-export-csv = Standings (CSV)
client-tournament-export-json = Everything (JSON)
client-tournament-fair = Why nobody can choose the deals
client-tournament-fair-about = Before anybody could enter, the server showed this seal. Everybody who enters adds a number. Each round is dealt from a secret under the seal and from all numbers, and the secret is opened when the round is over.
client-tournament-fair-seal = Seal: { $commitment }
client-tournament-fair-good = Round { $number }: the secret fits the seal.
client-tournament-fair-bad = Round { $number }: the secret does not fit the seal!
client-table-sealed = This deal is also being played at other tables. Replay, watching and export open when the round is over.
client-table-day = Table of the day
client-table-tournament = To the tournament

## Told while away
client-tidings = Notifications
client-tidings-open = Notifications …
client-tidings-about = While a page is open before you, the page itself tells you. This is about the time when it is not.
client-tidings-browser = This browser
client-tidings-push-on = This browser tells you, even with the page closed.
client-tidings-push-off = Your browser can tell you, even with the page closed. Only it can read the message.
client-tidings-push-never = This browser cannot be told while the page is closed.
client-tidings-push-start = Tell me here
client-tidings-push-stop = No longer here
client-tidings-push-trouble = The browser’s push service cannot be reached.
client-tidings-mail = E-mail
client-tidings-mail-about = For what happens at your tables if no browser of yours tells you, and for a forgotten password. Nobody else sees the address.
client-tidings-mail-address = E-mail address
client-tidings-mail-send = Send confirmation
client-tidings-mail-sent = A letter is on its way. Open the link in it.
client-tidings-mail-forget = Remove
client-tidings-mail-wanted = Tell me by e-mail
client-tidings-what = What
client-tidings-turn = It is my turn
client-tidings-invitation = Somebody invites me
client-tidings-chat = Somebody writes at my table
client-tidings-end = A game of mine is over
client-tidings-pace = How often
client-tidings-pace-soon = Soon
client-tidings-pace-hourly = At most hourly
client-tidings-pace-daily = At most daily
client-tidings-quiet = Quiet hours
client-tidings-quiet-keep = Do not disturb me, and tell me everything together afterwards
client-tidings-quiet-from = From
client-tidings-quiet-to = To
client-tidings-zone = Time zone: { $zone }
client-tidings-games = Of these games
client-tidings-tables = Of these tables
client-letter-stop = No more e-mail
client-letter-stop-done = Done: you will hear no more of this. In the settings you can turn it on again.
client-letter-mail = Your e-mail address
client-letter-mail-done = Confirmed. From now on this address is yours.
client-letter-password = Another password
client-letter-password-about = You will be signed out everywhere, and all access tokens end.
client-letter-password-done = The new password is valid. Sign in with it.
client-letter-forgotten = Password forgotten
client-letter-forgotten-link = Password forgotten?
client-letter-forgotten-about = If your account has an e-mail address, a letter with a link goes there.
client-letter-forgotten-done = If there is such an account with an e-mail address, a letter is on its way. Its link is valid for an hour.
client-letter-who = Name or e-mail address
client-letter-send = Send a letter
