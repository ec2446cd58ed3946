// Written by `cargo run -p saturnalia-protocol --features ts --example typescript`. Do not edit.

/** Through whose eyes. */
export type Eyes = { seat: Seat } | "spectator" | "truth";

/**
 * One chair, numbered clockwise from zero.
 */
export type Seat = number;

/**
 * The address of something on the table that an offer or a notice touches, such as `hand/market`,
 * `offer/2` or `seat/1/city/3,0`. Addresses are made of `/`-separated parts, chosen by the game and
 * used again by its board: clicking a piece narrows the offers to those that name it.
 */
export type Piece = string;

/**
 * One argument of a message.
 */
export type Arg = { "number": number } | { "text": string } | { "term": string } | { "seat": Seat } | { "list": Array<Arg> } | { "label": Label };

/**
 * A message key with its arguments.
 */
export type Label = { key: string, 
/**
 * By the name the message uses for it, in the order of the alphabet.
 */
args?: { [key in string]: Arg }, };

/**
 * What one viewer is told about an event: a sentence for the log, the pieces it is about, and those that moved.
 */
export type Notice = { 
/**
 * Missing where pieces move and there is nothing to say about it.
 */
label?: Label, pieces?: Array<Piece>, 
/**
 * In the order in which they are seen to move.
 */
moves?: Array<Move>, };

/**
 * Pieces that went from one place to another, for one pair of eyes: a card drawn unseen goes from `deck` to
 * `seat/2/hand`, for its owner from `deck` to `hand/market`.
 */
export type Move = { from: Piece, to: Piece, 
/**
 * How many alike; missing for one.
 */
count?: number, };

/**
 * The result of a finished game, cheap enough for playouts.
 */
export type Outcome = { 
/**
 * Place by seat: 1 is the winner; seats that share a place have the same number, and the next
 * place is left out (1, 1, 3).
 */
places: number[], 
/**
 * Points by seat, as the rulebook counts them (steps, in a race).
 */
points: number[], };

/**
 * One category of the score.
 */
export type ScoreLine = { label: Label, 
/**
 * Points by seat.
 */
points: Array<number>, 
/**
 * How each seat's points came about, by seat: one sentence per district, temple, card …
 */
details?: Array<Array<Label>>, };

/**
 * The score, line by line as on the rulebook's pad.
 */
export type ScoreSheet = { lines: Array<ScoreLine>, 
/**
 * The sum by seat.
 */
totals: Array<number>, 
/**
 * How the game ended, and what broke a tie, in reading order.
 */
remarks?: Array<Label>, };

/**
 * A table. Drawn at random, thirteen characters on the wire.
 */
export type TableId = string;

/**
 * A person, with or without a password.
 */
export type AccountId = string;

/**
 * An access token; names it, and is no secret.
 */
export type TokenId = string;

/**
 * Lets whoever knows it watch a private table and sit on its reserved seats.
 */
export type InviteCode = string;

/**
 * A tournament.
 */
export type TournamentId = string;

/**
 * A group of people who play among themselves.
 */
export type GroupId = string;

/**
 * A refusal code. Written in snake_case; the client has one sentence for each (`client-refusal-<code>`).
 */
export type RefusalCode = "bad_request" | "too_large" | "too_slow" | "too_many_requests" | "foreign_origin" | "no_session" | "wrong_password" | "name_taken" | "bad_name" | "bad_password" | "common_password" | "bad_address" | "link_expired" | "muted" | "banned" | "blocked" | "bad_holiday" | "holidays_used_up" | "too_many_tokens" | "not_found" | "no_such_game" | "bad_options" | "bad_components" | "bad_seats" | "no_such_bot" | "not_host" | "already_started" | "not_running" | "bad_part" | "not_full" | "seat_taken" | "already_seated" | "no_such_seat" | "not_your_seat" | "stale" | "not_asked" | "not_offered" | "game_over" | "paused" | "nothing_to_undo" | "consent_needed" | "no_request" | "not_finished" | "no_hints" | "several_people" | "in_tournament" | "round_not_over" | "day_not_over" | "entry_closed" | "already_entered" | "not_entered" | "tournament_full" | "not_admitted" | "too_few_entered" | "bad_tournament" | "too_many_tournaments" | "not_member" | "not_head" | "group_full" | "too_many_groups" | "bad_group" | "frozen" | "bad_file" | "no_such_entry" | "bad_chat" | "unavailable" | "internal";

/**
 * A refusal as it is sent: the body of every HTTP answer that is not a success.
 */
export type Refusal = { code: RefusalCode, 
/**
 * What exactly, for developers and bug reports; in English, never needed to understand the code.
 */
detail?: string, };

/**
 * Whom the session belongs to.
 */
export type Me = { id: AccountId, name: string, 
/**
 * Has a password, so that it can sign in elsewhere. A guest has none and lives in this browser alone.
 */
registered: boolean, };

/**
 * Opens a session as a guest.
 */
export type NewGuest = { 
/**
 * A name to begin with; otherwise the server makes one up.
 */
name?: string, };

/**
 * Chooses another name.
 */
export type Rename = { name: string, };

/**
 * Gives the guest a password (and so turns it into an account), or changes the password of an account.
 */
export type Register = { 
/**
 * The name to sign in with: unique among accounts, whatever its case.
 */
name: string, password: string, 
/**
 * The present password, when there is one.
 */
old_password?: string, };

export type SignIn = { name: string, password: string, };

export type SignOut = { 
/**
 * On every device, not only this one.
 */
everywhere: boolean, };

/**
 * Makes an access token, with which a program acts as this account.
 */
export type NewToken = { 
/**
 * What its owner calls it; a name like a person's.
 */
name: string, };

/**
 * A token that was just made. It is shown this once: the server keeps only a hash of it.
 */
export type FreshToken = { id: TokenId, name: string, 
/**
 * The secret, sent as `Authorization: Bearer sat_…`.
 */
token: string, created: number, };

/**
 * A token as its owner sees it in the list.
 */
export type TokenInfo = { id: TokenId, name: string, created: number, 
/**
 * When a program last used it, to the minute; missing if none has.
 */
last_used?: number, };

/**
 * Reports a line of chat to the keeper of the server.
 */
export type ReportLine = { 
/**
 * The line's number.
 */
number: number, };

/**
 * Blocks whoever said that line: what they say is no longer shown, and they cannot sit down at tables this person opens.
 */
export type BlockLine = { table: TableId, number: number, };

/**
 * Somebody who is blocked.
 */
export type Blocked = { account: AccountId, 
/**
 * As they were called at the time.
 */
name: string, };

/**
 * A friend, or somebody who could become one.
 */
export type Friend = { account: AccountId, name: string, 
/**
 * Missing where nobody has chosen one.
 */
coin?: Coin, bond: FriendBond, 
/**
 * Since then.
 */
at: number, };

export type FriendBond = "friends" | "asked" | "asks";

/**
 * `POST /api/me/friends`: asks somebody to be my friend, or says yes. Whoever has an account is known by their name, too.
 */
export type Befriend = { "account": AccountId } | { "name": string };

/**
 * `GET /api/groups`: my groups, and those I am invited to.
 */
export type MyGroups = { 
/**
 * The one I joined last first.
 */
groups: Array<GroupSummary>, 
/**
 * The newest first.
 */
invitations: Array<GroupInvitation>, };

export type GroupSummary = { id: GroupId, name: string, 
/**
 * A line about it; may be empty.
 */
about: string, members: number, };

export type GroupInvitation = { group: GroupSummary, 
/**
 * Whoever invites.
 */
by: FoundPerson, at: number, };

/**
 * `POST /api/groups`: founds a group, which I lead.
 */
export type NewGroup = { name: string, about?: string, };

/**
 * `GET /api/groups/{id}`: a group as one viewer sees it now. Whoever is not a member sees what it is called, and how many are in it.
 */
export type GroupState = { summary: GroupSummary, part: GroupPart, 
/**
 * Goes into the link by which anybody can join. For members.
 */
invite?: InviteCode, 
/**
 * The longest member first.
 */
members: Array<GroupMember>, 
/**
 * Who was invited by name and has not answered.
 */
invited: Array<FoundPerson>, 
/**
 * Tables of the group with a free seat, newest first.
 */
open: Array<TableSummary>, 
/**
 * Tables of the group at which a game is played, newest first.
 */
running: Array<TableSummary>, 
/**
 * By game; games at tables of the group count, and no others.
 */
rankings: Array<GroupRanking>, };

/**
 * What this viewer is to the group.
 */
export type GroupPart = "head" | "member" | "invited" | "welcome";

export type GroupMember = { account: AccountId, name: string, 
/**
 * Missing where nobody has chosen one.
 */
coin?: Coin, since: number, 
/**
 * Leads the group.
 */
head: boolean, };

/**
 * How its members and the bots they have met do in one game.
 */
export type GroupRanking = { game: string, 
/**
 * Best first.
 */
rows: Array<RatingRow>, };

/**
 * `POST /api/groups/{id}/act`: answered with a `GroupState`, or 204 if this person may no longer see the group.
 */
export type GroupAct = { "join": { invite?: InviteCode, } } | { "decline": Record<symbol, never> } | { "leave": Record<symbol, never> } | { "invite": { account: AccountId, } } | { "invite_by_name": { name: string, } } | { "take_back": { account: AccountId, } } | { "describe": { name: string, about?: string, } } | { "new_link": Record<symbol, never> } | { "remove": { account: AccountId, } } | { "hand_over": { account: AccountId, } } | { "dissolve": Record<symbol, never> };

/**
 * Somebody by name: `GET /api/people?name=`.
 */
export type FoundPerson = { account: AccountId, name: string, };

/**
 * `GET /api/me/tidings`: how I am told of what happens while I am away.
 */
export type Tidings = { wishes: TidingsWishes, 
/**
 * The key with which a browser subscribes (base64url).
 */
key: string, 
/**
 * How many of my browsers are told.
 */
devices: number, 
/**
 * Whether this server sends e-mail.
 */
mails: boolean, 
/**
 * Where I get e-mail; missing until I have confirmed an address.
 */
address?: string, };

/**
 * `POST /api/me/tidings`: what I want to be told.
 */
export type TidingsWishes = { 
/**
 * A game waits for me.
 */
turn: boolean, 
/**
 * A seat is kept for me.
 */
invitation: boolean, 
/**
 * Somebody has said something at a table of mine.
 */
chat: boolean, 
/**
 * A game of mine is over.
 */
end: boolean, 
/**
 * By e-mail, if no browser of mine is told.
 */
mail: boolean, pace: TidingsPace, 
/**
 * When nothing is to be told.
 */
quiet?: QuietHours, 
/**
 * My time zone, by its IANA name.
 */
zone: string, 
/**
 * `de` or `en`.
 */
language: string, 
/**
 * Games of which I want to hear nothing, by their keys.
 */
still_games: Array<string>, 
/**
 * Tables of which I want to hear nothing.
 */
still_tables: Array<TableId>, };

/**
 * How often somebody is told.
 */
export type TidingsPace = "soon" | "hourly" | "daily";

/**
 * From when to when, in minutes after midnight; over midnight if the first is later.
 */
export type QuietHours = { from: number, to: number, };

/**
 * `POST /api/me/devices`: this browser wants to be told, as its push service says.
 */
export type NewDevice = { endpoint: string, 
/**
 * The browser's public key, `p256dh` (base64url).
 */
key: string, 
/**
 * The browser's secret, `auth` (base64url).
 */
auth: string, 
/**
 * `de` or `en`.
 */
language: string, };

/**
 * A browser that is told.
 */
export type ToldDevice = { id: string, };

/**
 * `POST /api/me/mail`: where I want to get e-mail. A letter with a link goes there first.
 */
export type NewAddress = { address: string, 
/**
 * `de` or `en`.
 */
language: string, };

/**
 * `POST /api/mail/confirm`: what stood in the link of a letter.
 */
export type ConfirmAddress = { token: string, };

/**
 * `POST /api/forgotten`: a letter with a link to whoever has that name or that address.
 */
export type Forgotten = { who: string, 
/**
 * `de` or `en`.
 */
language: string, };

/**
 * `POST /api/forgotten/password`: another password, by what stood in the link of a letter.
 */
export type ResetPassword = { token: string, password: string, };

/**
 * What a browser gets through its push service, once it has decrypted it.
 */
export type PushedTiding = { title: string, body: string, 
/**
 * Where to go: a path of the page.
 */
path: string, 
/**
 * What takes the place of what: a later one with the same tag is shown instead.
 */
tag: string, language: string, 
/**
 * What is sent to `POST /api/stop/{token}` to hear no more.
 */
stop: string, 
/**
 * The words on the button for that.
 */
stop_words: string, };

/**
 * `GET /api/me/holidays`: when I am away.
 */
export type Holidays = { 
/**
 * Those that are not over, the earliest first.
 */
absences: Array<Absence>, 
/**
 * Whole days that can still be taken.
 */
days_left: number, 
/**
 * Days that can be taken within a year.
 */
days: number, };

/**
 * `POST /api/me/holidays`: from when to when somebody is away. What begins earlier than now begins now.
 */
export type Absence = { from: number, 
/**
 * The first moment at which they are back.
 */
until: number, };

/**
 * A page of the host's own.
 */
export type HostPage = { 
/**
 * `imprint`, `privacy` or `rules`.
 */
key: string, 
/**
 * The languages it is written in.
 */
languages: Array<string>, };

/**
 * A game of the house. Its name and one-sentence summary are the messages `<key>-name` and `<key>-summary`.
 */
export type GameSummary = { key: string, min_seats: number, max_seats: number, 
/**
 * How long a game usually takes: with the fewest and with the most seats.
 */
minutes: [number, number], revision: number, options: Array<GameOption>, 
/**
 * Weakest first.
 */
bots: Array<Bot>, };

/**
 * One thing to choose before the start.
 */
export type GameOption = { key: string, 
/**
 * Message key of its name.
 */
label: string, 
/**
 * The first is the default.
 */
choices: Array<OptionChoice>, };

export type OptionChoice = { value: string, 
/**
 * Message key of its name.
 */
label: string, };

/**
 * A bot one can play against. Its name is the message `house-bot-<kind>`, what it is like in a sentence `house-bot-<kind>-how`.
 */
export type Bot = { 
/**
 * What to write where a bot is chosen.
 */
spec: string, 
/**
 * How long it can be told to think about an answer: `<spec>:ms=<1000 times as many>`. Missing for a bot that needs no time.
 */
seconds?: Seconds, };

/**
 * A choice of seconds.
 */
export type Seconds = { min: number, max: number, default: number, };

/**
 * A table to be opened.
 */
export type NewTable = { 
/**
 * Key of the game.
 */
game: string, 
/**
 * By option key; what is missing takes its default.
 */
options?: Record<string, unknown>, 
/**
 * The file of a component set other than the house's. Unrated.
 */
components?: string, 
/**
 * One per seat, in seat order. When nobody else is waited for the game starts at once.
 */
seats: Array<SeatPlan>, pace?: Pace, 
/**
 * The table leaves every answer to whoever is asked. Otherwise it answers for a seat that has only one answer, where everybody can
 * know that there is only one.
 */
by_hand?: boolean, 
/**
 * Listed in the lobby and open to spectators; otherwise only by link.
 */
public?: boolean, 
/**
 * A table of that group, of which whoever opens it is a member: its members see it and sit down at it, and nobody else.
 */
group?: GroupId, 
/**
 * The language in which its people would like to talk, such as `de`; whoever looks for a table can ask for it.
 */
language?: string, 
/**
 * Starts from a given position instead of the deal. Unrated, and only among seats of mine and bots.
 */
scenario?: unknown, 
/**
 * A given seed (64 hexadecimal digits), for guides and puzzles. Unrated, and only among seats of mine and bots.
 */
seed?: string, 
/**
 * How chance is drawn; by purpose unless said otherwise. Deals found in games of before are `one_stream`.
 */
chance?: Chance, };

/**
 * How a game draws its chance.
 */
export type Chance = "one_stream" | "by_purpose";

/**
 * Who is to sit on a seat.
 */
export type SeatPlan = "me" | { "local": { name: string, } } | "invited" | "open" | { "kept": { account: AccountId, 
/**
 * Filled in by the server.
 */
name?: string, } } | { "bot": { spec: string, } };

/**
 * How fast one must answer.
 */
export type Pace = "no_clock" | { "live": { seconds: number, increment: number, } } | { "days": { days: number, } };

/**
 * What a person does at a table: `POST /api/tables/{id}/act`, or `act` over the socket.
 */
export type Act = { "join": { seat?: Seat, invite?: InviteCode, 
/**
 * Gives a part to cards and dice at once, as `seal` does.
 */
seal?: string, } } | { "seal": { seal: string, } } | { "open_part": { share: string, } } | { "leave": Record<symbol, never> } | { "start": Record<symbol, never> } | { "add_bot": { spec: string, seat?: Seat, } } | { "empty": { seat: Seat, } } | { "play": { seat: Seat, 
/**
 * The version of the turn that held the question.
 */
version: number, 
/**
 * The offer's `answer`, as it stood there.
 */
answer: unknown, 
/**
 * The answers to what this seat is asked next, in the same gesture: all of it is carried out or nothing. What comes after
 * an answer that shows somebody something is left out, and asked. Like things ([`Together`](super::Together)) are chosen
 * whatever others see of it.
 */
then?: unknown[], } } | { "undo": { to: number, } } | { "ask_undo": { to: number, } } | { "ask_pause": Record<symbol, never> } | { "resume": Record<symbol, never> } | { "consent": { agree: boolean, } } | { "resign": { seat: Seat, in_favour_of: Seat, } } | { "chat": { text: string, } };

/**
 * An act was carried out and is kept.
 */
export type Done = { 
/**
 * The table's version right after it, and after what the table answered by itself.
 */
version: number, };

/**
 * A table as one viewer sees it now: the answer to `GET /api/tables/{id}`. Over the socket the parts arrive apart.
 */
export type TableState = { table: TableInfo, 
/**
 * Missing before the start.
 */
turn?: Turn, 
/**
 * The latest lines of the room this viewer is in.
 */
chat: Array<ChatLine>, };

/**
 * Everything about a table but the game's position. Sent again whenever any of it changes.
 */
export type TableInfo = { id: TableId, 
/**
 * Counts every change of the table; never goes back.
 */
version: number, game: string, options: Record<string, unknown>, 
/**
 * What its component set is called, if it is not the printed one.
 */
components?: string, status: Status, pace: Pace, public: boolean, 
/**
 * The group whose table it is.
 */
group?: GroupId, rated: boolean, 
/**
 * Where the game came from, if it was not simply dealt.
 */
origin?: Origin, 
/**
 * Shown to those who sit at the table: goes into the invitation link.
 */
invite?: InviteCode, 
/**
 * Whether this viewer opened the table.
 */
host: boolean, seats: Array<SeatInfo>, 
/**
 * How many people watch.
 */
spectators: number, 
/**
 * What the others are asked to agree to.
 */
request?: Request, 
/**
 * What the host has committed to, in hexadecimal: fixed before the first answer, opened at the end. SHA-256 over seed,
 * nonce and `terms`; without terms over seed and nonce alone.
 */
commitment: string, 
/**
 * Everything that defines the game, as the host has committed to it: JSON in a text, to the letter.
 */
terms?: string, 
/**
 * What people give to cards and dice; missing if nobody has given anything.
 */
luck?: Luck, created: number, started?: number, finished?: number, 
/**
 * The rematch, once somebody has asked for one.
 */
rematch?: TableId, 
/**
 * The table that it has become at another place: its person has taken it along.
 */
gone?: TableId, 
/**
 * The deal is played at other tables of a round that is not over: nobody else may watch, and no game is told.
 */
sealed?: boolean, };

/**
 * What people give to cards and dice, so that nobody can choose them.
 */
export type Luck = { 
/**
 * Everybody sits: parts are opened until then, and the game begins with the last. Missing before and after.
 */
until?: number, 
/**
 * One per account, by its first seat.
 */
parts: Array<LuckPart>, 
/**
 * Every try that was void, with the seats whose part did not come.
 */
voided: Array<Array<Seat>>, 
/**
 * Seats that have made a try void: they give nothing any more.
 */
without: Array<Seat>, };

export type LuckPart = { seat: Seat, 
/**
 * Given first.
 */
seal: string, 
/**
 * What the next share must be sealed by: the seal, or the last share that was opened.
 */
sealed: string, 
/**
 * Opened for this try.
 */
opened: boolean, 
/**
 * May be opened now.
 */
wanted: boolean, };

export type Status = "open" | "running" | "paused" | "finished" | "frozen" | "closed";

/**
 * Where a game came from.
 */
export type Origin = { "rematch": { of: TableId, } } | { "same_deal": { of: TableId, } } | { "played_on": { of: TableId, entry: number, } } | "imported" | "scenario" | "chosen_seed" | { "taken_along": { of: TableId, } } | { "tournament": { of: TournamentId, round: number, 
/**
 * All tables of the round play the same deal.
 */
same_deal: boolean, } } | { "day": { day: number, } };

export type SeatInfo = { kind: SeatKind, 
/**
 * Name of the person; missing on a free seat and for a bot that never replaced anybody.
 */
name?: string, account?: AccountId, 
/**
 * The bot that plays here.
 */
bot?: string, 
/**
 * A program has taken or played this seat with an access token of its account.
 */
program?: boolean, 
/**
 * Whether this viewer plays this seat.
 */
mine: boolean, 
/**
 * Whether the person has a connection to the table now; bots always have.
 */
connected: boolean, 
/**
 * Whoever has this seat is away until then: their clock of days stands still.
 */
away?: number, 
/**
 * In whose favour this seat has resigned.
 */
resigned?: Seat, };

export type SeatKind = "open" | "invited" | "person" | "local" | "bot" | "replaced";

/**
 * Something that needs the consent of every person at the table.
 */
export type Request = { wants: Consent, 
/**
 * A seat of whoever asked.
 */
by: Seat, 
/**
 * Seats whose people have not agreed yet.
 */
waiting: Array<Seat>, };

export type Consent = { "undo": { to: number, } } | "pause";

/**
 * The game as one pair of eyes sees it. Sent after every entry and every undo.
 */
export type Turn = { 
/**
 * The table's version; goes back with an answer.
 */
version: number, 
/**
 * How many entries have been made.
 */
entries: number, 
/**
 * Through whose eyes: `{"seat": 1}`, `"spectator"`, and after the end `"truth"`.
 */
eyes: Eyes, 
/**
 * The server's clock when this was written.
 */
now: number, 
/**
 * Who still owes an answer. Nobody: the game is over.
 */
asked: Array<Asked>, 
/**
 * Who has answered in secret while others still think.
 */
sealed: Array<Seat>, 
/**
 * Milliseconds left by seat; missing without a clock. Runs for the seats that are asked.
 */
clocks?: number[], 
/**
 * The game's own view, of the game's own type.
 */
view: unknown, 
/**
 * The question put to the seat whose eyes these are, if it is asked.
 */
ask?: Ask, 
/**
 * Forget every notice of a later entry than this, then append `notices`. At 0 forget all: they begin with the set-up.
 */
notices_since: number, notices: Array<ToldNotice>, 
/**
 * What this viewer can take back; missing if nothing.
 */
undo?: Undo, 
/**
 * Total points by seat as everybody may know them; one's own eyes may see more at `/score`.
 */
points: Array<number>, 
/**
 * Only when the game is over.
 */
outcome?: Outcome, 
/**
 * Only when the game is over.
 */
score_sheet?: ScoreSheet, };

export type Asked = { seat: Seat, 
/**
 * Thinking since.
 */
since: number, };

/**
 * What a viewer can take back: their last answer and all that followed it.
 */
export type Undo = { 
/**
 * How many entries would remain.
 */
to: number, 
/**
 * Nobody has learned anything since: `undo` does it. Otherwise `ask_undo`.
 */
free: boolean, };

/**
 * A question with every legal answer, as the game's rules put it.
 */
export type Ask = { seat: Seat, question: Label, offers: Array<Offer>, 
/**
 * Several like things are to be chosen, one answer each: they may be sent in one go.
 */
together?: Together, 
/**
 * Pieces that look as if they could be chosen but cannot.
 */
why_not?: Array<WhyNot>, };

/**
 * One legal answer: what to send back, how to say it, what it touches.
 */
export type Offer = { 
/**
 * Sent back as it is.
 */
answer: unknown, label: Label, pieces: Array<Piece>, 
/**
 * Cannot be freely taken back: it shows somebody something.
 */
final: boolean, };

/**
 * Like things of which several are to be chosen. Sent as one act, in the order in which they stand here: the first as the
 * answer, the others as `then`.
 */
export type Together = { 
/**
 * How many.
 */
count: number, things: Array<Thing>, };

/**
 * Something that can be chosen together with others.
 */
export type Thing = { 
/**
 * Sent back as it is.
 */
answer: unknown, label: Label, pieces: Array<Piece>, 
/**
 * How often it can be chosen.
 */
most: number, };

/**
 * A piece that cannot be chosen now, and why.
 */
export type WhyNot = { piece: Piece, label: Label, };

/**
 * Something that happened, as this viewer is told it.
 */
export type ToldNotice = { 
/**
 * How many entries had been made when it was told: 0 is the set-up.
 */
entry: number, 
/**
 * Missing where pieces move and there is nothing to say about it.
 */
label?: Label, pieces?: Array<Piece>, 
/**
 * In the order in which they are seen to move.
 */
moves?: Array<Move>, };

export type ChatLine = { 
/**
 * Counts the lines of a table in both rooms, from 1.
 */
number: number, room: Room, 
/**
 * Who said it.
 */
account: AccountId, name: string, text: string, at: number, };

/**
 * Players and spectators talk apart. After the end players hear both.
 */
export type Room = "players" | "spectators";

/**
 * A line of a list of tables.
 */
export type TableSummary = { id: TableId, game: string, 
/**
 * What its component set is called, if it is not the printed one.
 */
components?: string, status: Status, pace: Pace, rated: boolean, 
/**
 * The language in which its people would like to talk, if they have said so.
 */
language?: string, 
/**
 * The average rating of the people who sit there, in the lobby; missing if none of them has one.
 */
level?: number, seats: Array<SeatInfo>, created: number, 
/**
 * The last change.
 */
updated: number, 
/**
 * Who is asked.
 */
asked: Array<Seat>, outcome?: Outcome, };

/**
 * `GET /api/tables/{id}/components`: the components that are played with there.
 */
export type TableComponents = { name: string, 
/**
 * SHA-256 over the file of the set, in hexadecimal; empty for the printed one.
 */
hash: string, 
/**
 * As `GET /api/games/{key}/printed` says it of the printed set.
 */
printed: unknown, 
/**
 * What this set calls otherwise: messages in the notation of Fluent, by the code of their language.
 */
names: { [key in string]: string }, };

/**
 * `GET /api/tables`: public tables.
 */
export type Lobby = { 
/**
 * With a seat that is open to all, newest first.
 */
open: Array<TableSummary>, 
/**
 * There are older ones.
 */
more: boolean, 
/**
 * To be watched: where the best people play, first. Only with the first page.
 */
running: Array<TableSummary>, };

/**
 * `POST /api/quick-match`: any of these games, now.
 */
export type Seek = { 
/**
 * Keys of the games.
 */
games: Array<string>, };

/**
 * `POST` and `GET /api/quick-match`: how looking for somebody goes.
 */
export type QuickMatch = { "waiting": { 
/**
 * For so long.
 */
seconds: number, 
/**
 * So many others are looking for a game.
 */
others: number, } } | { "found": { table: TableId, } };

/**
 * `GET /api/tables/waiting`: where other people wait for my answer, longest first.
 */
export type WaitingTables = { tables: Array<WaitingTable>, 
/**
 * To so many groups I am invited.
 */
groups: number, };

export type WaitingTable = { table: TableId, game: string, 
/**
 * Since then.
 */
since: number, };

/**
 * `GET /api/tables/mine`: those waiting for me first, then by last change.
 */
export type MyTables = { tables: Array<MyTable>, };

export type MyTable = { table: TableSummary, 
/**
 * A seat of mine is asked.
 */
waiting: boolean, 
/**
 * What happened since my last answer, as I may know it (the last 40 notices at most). Only of running tables.
 */
since: Array<ToldNotice>, };

/**
 * What a client sends.
 */
export type ClientMessage = { "hello": Hello } | { "act": SentAct } | { "ping": Record<symbol, never> };

/**
 * Says what the client already has, so that it is sent the rest and nothing is missing.
 */
export type Hello = { 
/**
 * One of the person's own seats, or the spectator. Left out: the person's own seat (the asked one, if several),
 * or the spectator for whoever has none.
 */
eyes?: Eyes, 
/**
 * The last turn the client has, seen through the same eyes.
 */
known?: Known, 
/**
 * Number of the last line of chat the client has.
 */
chat?: number, };

export type Known = { version: number, entries: number, };

/**
 * An act with a number of the client's choice, which comes back with the reply.
 */
export type SentAct = { id: number, act: Act, };

/**
 * What the server sends. The turn is a [`Turn`] of the game's own types where it is written.
 */
export type ServerMessage = { "table": TableInfo } | { "turn": Turn } | { "chat": Array<ChatLine> } | { "done": { id: number, version: number, } } | { "refused": RefusedAct } | { "pong": { now: number, } };

/**
 * A message was refused; nothing has changed.
 */
export type RefusedAct = { 
/**
 * Missing if the message could not be read.
 */
id?: number, code: RefusalCode, detail?: string, };

/**
 * `GET /api/tables/{id}/replay`: the course of a finished game through a pair of eyes.
 */
export type Replay = { entries: number, 
/**
 * Who made each entry.
 */
by: Array<Seat>, notices: Array<ToldNotice>, 
/**
 * Total points by seat after 0, 1, 2 … entries, with everything open: the chart of the game.
 */
points: Array<Array<number>>, };

/**
 * `GET /api/tables/{id}/replay/{entry}`: the position after so many entries.
 */
export type ReplayStep = { entry: number, eyes: Eyes, view: unknown, asked: Array<Seat>, 
/**
 * What the seat through whose eyes it is seen is asked here.
 */
ask?: Ask, 
/**
 * The entry that led here; missing at entry 0.
 */
played?: Played, };

/**
 * An entry in words. The label is missing where these eyes may not know it yet, and for a resignation.
 */
export type Played = { seat: Seat, label?: Label, };

/**
 * `POST /api/tables/{id}/play-on`: a new, unrated table that goes on after so many entries of a finished game.
 */
export type PlayOn = { entry: number, 
/**
 * One per seat; mine, local and bots only.
 */
seats: Array<SeatPlan>, };

/**
 * `POST /api/tables/{id}/same-deal`: a new, unrated table whose deal is that of a finished game.
 */
export type SameDeal = { 
/**
 * One per seat, as many as in the other game.
 */
seats: Array<SeatPlan>, pace?: Pace, 
/**
 * Listed in the lobby and open to spectators; otherwise only by link.
 */
public?: boolean, };

/**
 * A running table on its way to another place: the answer to `POST /api/tables/{id}/take-along`, the body of `POST /api/take-along`.
 */
export type Luggage = { 
/**
 * The table it was.
 */
of: TableId, 
/**
 * The table it becomes, however often it arrives.
 */
to: TableId, 
/**
 * One per seat: mine, and bots.
 */
seats: Array<SeatPlan>, pace: Pace, 
/**
 * Whether people are asked even where everybody can know that there is only one answer.
 */
by_hand?: boolean, 
/**
 * The entries that the table gave itself, counted from 0: its log says so there too.
 */
by_table?: Array<number>, 
/**
 * The entries that were given in one gesture with the one before, counted from 0.
 */
along?: Array<number>, 
/**
 * The game file, at whose end is drawn anew what my seat cannot know.
 */
file: unknown, };

/**
 * A table made from another: the answer to rematch, same deal, play on, import, and what was taken along.
 */
export type NewTableFrom = { table: TableId, };

/**
 * `GET /api/tables/{id}/verify` and `POST /api/verify`: what a game file proves, and what it does not.
 */
export type Verified = { game: string, 
/**
 * Revision of the rules that the file was checked by.
 */
revision: number, seats: number, entries: number, 
/**
 * Version of the commitment: 1 binds the seed alone, 2 everything that defines the game.
 */
version: number, commitment: string, seed: string, nonce: string, 
/**
 * Seats that gave a part to cards and dice.
 */
parts: Array<Seat>, 
/**
 * How many tries were void.
 */
voided: number, proven: Array<Proven>, not_proven: Array<NotProven>, 
/**
 * Missing for a file of an unfinished game.
 */
outcome?: Outcome, };

/**
 * Something that a game file proves.
 */
export type Proven = "legal" | "seed" | "game" | "shared" | "shared_in_turn";

/**
 * Something that a game file does not prove.
 */
export type NotProven = "published" | "game" | "chosen" | "last_to_sit" | "voided" | "arranged" | "known" | "drawn_anew" | "names";

/**
 * A quarter of a year.
 */
export type Season = { year: number, 
/**
 * 1 to 4.
 */
quarter: number, };

/**
 * `GET /api/ratings?game=KEY&season=2026-4`: best first. Of a season those who have played at least five rated games in it, each with
 * the rating after their last one; how many they played makes no difference. Whoever hides their page is on no list but their own.
 */
export type Ratings = { game: string, 
/**
 * The season that was asked for; missing for the ranking of all time.
 */
season?: Season, rows: Array<RatingRow>, 
/**
 * Seasons that have a ranking, newest first; the present one is always among them.
 */
seasons: Array<Season>, };

export type RatingRow = { 
/**
 * Name of a person; missing for a bot.
 */
name?: string, account?: AccountId, bot?: string, 
/**
 * Weng-Lin rating: 25 at first.
 */
rating: number, uncertainty: number, 
/**
 * Rated games, in all or of the season.
 */
games: number, };

/**
 * How somebody and whoever they met have placed against each other in one game.
 */
export type HeadToHead = { name?: string, account?: AccountId, bot?: string, game: string, games: number, 
/**
 * Games in which they were placed behind.
 */
ahead: number, 
/**
 * Games in which they were placed in front.
 */
behind: number, };

/**
 * `GET /api/people/{who}`: what is shown of a person or a bot.
 */
export type Profile = { 
/**
 * Name of a person; missing for a bot.
 */
name?: string, account?: AccountId, bot?: string, 
/**
 * When the account was made; missing for a bot.
 */
since?: number, 
/**
 * Missing where nobody has chosen one.
 */
coin?: Coin, 
/**
 * Shows only name and coin to others.
 */
hidden: boolean, 
/**
 * By number of games; none if it is hidden from whoever asks.
 */
games: Array<GameProfile>, 
/**
 * Those met most often, first.
 */
opponents: Array<HeadToHead>, };

/**
 * How somebody does in one game, over the last thousand games of all kinds.
 */
export type GameProfile = { game: string, games: number, wins: number, 
/**
 * Missing before the first rated game.
 */
rating?: Rated, 
/**
 * The rating after each rated game, oldest first.
 */
course: Array<number>, 
/**
 * How often each place was taken, the first one first.
 */
places: Array<number>, 
/**
 * How it went on each chair.
 */
chairs: Array<Chair>, 
/**
 * Average points by category, in the order of the score sheet.
 */
categories: Array<Category>, 
/**
 * The win with the most points.
 */
best?: PlayedGame, };

/**
 * A rating and how sure it is.
 */
export type Rated = { 
/**
 * Weng-Lin rating: 25 at first.
 */
rating: number, uncertainty: number, games: number, };

export type Chair = { games: number, wins: number, };

export type Category = { label: Label, points: number, };

/**
 * `GET /api/people/{who}/games`: newest first.
 */
export type History = { games: Array<PlayedGame>, 
/**
 * There are older ones.
 */
more: boolean, };

/**
 * A game that is over.
 */
export type PlayedGame = { table: TableId, game: string, at: number, rated: boolean, 
/**
 * Whoever sat there, by seat.
 */
seats: Array<PlayedSeat>, };

export type PlayedSeat = { seat: number, 
/**
 * Name of a person; missing for a bot, and for somebody who is gone.
 */
name?: string, account?: AccountId, bot?: string, place: number, points: number, 
/**
 * By how much a rated game has changed the rating.
 */
gain?: number, };

/**
 * A portrait, struck from choices. What each number stands for is drawn by whoever shows it.
 */
export type Coin = { metal: number, figure: number, border: number, };

/**
 * `PATCH /api/me/profile`: what I show of myself; what is missing stays as it is.
 */
export type ShowMe = { coin?: Coin, 
/**
 * Whether others see only my name and my coin.
 */
hidden?: boolean, };

/**
 * `POST /api/tables/{id}/hint`: what would a strong player do?
 */
export type WantHint = { 
/**
 * A seat of mine that is asked now.
 */
seat: Seat, 
/**
 * The version of the turn that held the question.
 */
version: number, 
/**
 * What I am about to answer: the number of one of the question's offers, from 0. The best one is compared with it.
 */
idea?: number, 
/**
 * Instead of advice: one future of each of these two offers is played before my eyes.
 */
show?: [number, number], };

/**
 * The best offers for a seat, from what that seat can know; or what may come of two of them.
 */
export type Hint = { 
/**
 * The version that was asked for.
 */
version: number, seat: Seat, 
/**
 * Best first, three at most.
 */
offers: Array<HintOffer>, 
/**
 * What came of the best one and of another in the same imagined games: of what the player is about to answer, or of what a beginner would.
 * Missing where there is nothing to choose, or where the game has no words for it.
 */
compared?: HintComparison, 
/**
 * What was to be shown: one typical future of each of the two offers, turn by turn. Empty unless it was asked for.
 */
futures?: Array<Array<Turn>>, };

/**
 * An offer a strong player would think of.
 */
export type HintOffer = { 
/**
 * As it stands in the offer.
 */
answer: unknown, label: Label, 
/**
 * The share of games that would be won from here, between 0 and 1.
 */
win_share: number, };

/**
 * What came of the best offer, compared with the tempting other one.
 */
export type HintComparison = { 
/**
 * The number of the other offer in the question, from 0, and its words.
 */
other: number, label: Label, 
/**
 * The share of games that would be won with it; missing where search did not look at it.
 */
win_share?: number, 
/**
 * Games that were imagined from here with either of them.
 */
games: number, verdict: HintVerdict, 
/**
 * At most one of each sort, the gain first. They hold on games that were not looked at when they were picked.
 */
merits: Array<HintMerit>, };

/**
 * How an offer ends, compared with another one.
 */
export type HintVerdict = "better" | "even" | "safer" | "riskier" | "unclear";

/**
 * What an offer brings, risks or costs, compared with another one.
 */
export type HintMerit = { sort: HintSort, 
/**
 * A whole phrase: "more points for tokens".
 */
label: Label, 
/**
 * When: "at the end of this round".
 */
when: Label, 
/**
 * The mean after this offer, and after the other.
 */
own: number, other: number, 
/**
 * The means say how often it is so, between 0 and 1, instead of how much of it there is.
 */
how_often: boolean, };

/**
 * What sort of merit it is.
 */
export type HintSort = "gain" | "risk" | "price";

/**
 * `GET` and `POST /api/tables/{id}/analysis`: how far looking back at a finished game has come.
 */
export type Analysis = "none" | { "running": { done: number, of: number, } } | { "failed": Record<symbol, never> } | { "found": Findings };

/**
 * What was found. Shares are between 0 and 1 and by seat.
 */
export type Findings = { 
/**
 * The win share of every seat before the first entry.
 */
start: Array<number>, 
/**
 * One for every entry of the record, in order.
 */
moments: Array<Moment>, 
/**
 * What chance gave each seat in all, in win shares.
 */
luck: Array<number>, };

/**
 * What one entry did.
 */
export type Moment = { seat: Seat, 
/**
 * The win share of every seat after it.
 */
shares: Array<number>, 
/**
 * What its seat gave away, in win share.
 */
cost: number, 
/**
 * What would have been better; missing where nothing was.
 */
better?: Better, 
/**
 * What each of the offers promised its seat, in their order, where the answer given was a mistake; empty elsewhere.
 */
promises?: Array<number>, 
/**
 * What was answered; missing for a resignation.
 */
played?: Label, 
/**
 * What chance gave each seat with it, in win shares.
 */
luck: Array<number>, };

/**
 * An answer that would have been better.
 */
export type Better = { label: Label, 
/**
 * What it promised to its seat.
 */
win_share: number, };

/**
 * `POST /api/tournaments`: a tournament to be held.
 */
export type NewTournament = { 
/**
 * 1 to 60 visible characters.
 */
title: string, 
/**
 * Key of the game.
 */
game: string, 
/**
 * By option key; what is missing takes its default.
 */
options?: Record<string, unknown>, form: TournamentForm, 
/**
 * How many sit at a table, 2 to 6 as the game allows.
 */
seats: number, 
/**
 * Every table of a round plays the same deal, and everybody is compared with those who had the same seat elsewhere.
 */
duplicate?: boolean, 
/**
 * Seats for which there is nobody are taken by a bot of the house. Otherwise somebody may have to sit out.
 */
fill?: boolean, 
/**
 * Every table has a clock: a round ends when all of them are done.
 */
pace: Pace, 
/**
 * Begins by itself at that time; otherwise when whoever made it says so.
 */
starts?: number, 
/**
 * So many can enter, 2 to 256.
 */
most: number, admits?: TournamentAdmits, 
/**
 * How many seconds a seat is kept for somebody at the beginning of a round; then a bot plays for them. 10 seconds to 7 days.
 */
no_show: number, 
/**
 * So many seconds between two rounds, at most a day.
 */
pause?: number, };

/**
 * Who plays whom.
 */
export type TournamentForm = { "swiss": { rounds: number, } } | { "round_robin": { group: number, } };

/**
 * Who may enter.
 */
export type TournamentAdmits = "people" | "programs" | "both";

export type TournamentPhase = "open" | "running" | "over" | "cancelled";

/**
 * A line of the list of tournaments.
 */
export type TournamentSummary = { id: TournamentId, title: string, game: string, phase: TournamentPhase, form: TournamentForm, seats: number, duplicate: boolean, pace: Pace, admits: TournamentAdmits, starts?: number, created: number, 
/**
 * How many have entered, and how many can.
 */
entered: number, most: number, 
/**
 * Rounds that were begun.
 */
round: number, 
/**
 * Whether I have entered.
 */
mine: boolean, };

/**
 * `GET /api/tournaments`: what can be entered or followed first, then by age.
 */
export type Tournaments = { tournaments: Array<TournamentSummary>, 
/**
 * There are older ones: ask with `before` of the last one's `created` and `id`.
 */
more: boolean, };

/**
 * `GET /api/days/{day}`: the deals of a day, and how everybody did.
 */
export type DayOfDeals = { 
/**
 * Counted from 1970, by the calendar of Greenwich.
 */
day: number, 
/**
 * Nothing counts any more, and nothing is secret.
 */
over: boolean, deals: Array<DayDeal>, };

/**
 * What is dealt in one game.
 */
export type DayDeal = { game: string, 
/**
 * The chair of everybody who plays it, and among how many.
 */
seat: number, seats: number, 
/**
 * What the seed is bound by until it is told, as a person's part in luck is.
 */
seal: string, 
/**
 * Once the day is over.
 */
seed?: string, 
/**
 * What the strong bot came to from this chair; missing until it has played.
 */
par?: DayPar, 
/**
 * Tries that count and are done.
 */
tries: number, 
/**
 * The best of them, best first.
 */
best: Array<DayTry>, 
/**
 * My own.
 */
mine?: MyDayTry, };

/**
 * What the strong bot came to, try by try.
 */
export type DayPar = { points: Array<number>, 
/**
 * Points more than the best opponent.
 */
margins: Array<number>, };

/**
 * What came of a try.
 */
export type DayResult = { points: number, 
/**
 * Points more than the best opponent.
 */
margin: number, place: number, };

/**
 * A line of the table of the day.
 */
export type DayTry = { account: AccountId, name: string, 
/**
 * Everybody may look at it once the day is over.
 */
table: TableId, result: DayResult, };

/**
 * The try of a day that counts for me, and the last one.
 */
export type MyDayTry = { table: TableId, 
/**
 * Missing while it runs, and if it was given up or came too late.
 */
result?: DayResult, 
/**
 * Done, whatever came of it.
 */
done: boolean, 
/**
 * How many of the others' tries were better.
 */
better: number, 
/**
 * The share of the others' tries that it beats; an equal one by half. Missing as long as there is no other.
 */
beaten?: number, 
/**
 * A free try that is still running.
 */
again?: TableId, };

/**
 * `POST /api/days/today`: opens my try of that game, the first of which counts. One that is still running is told again.
 */
export type TryDeal = { game: string, };

/**
 * Where it is played.
 */
export type OpenedTry = { table: TableId, counts: boolean, };

/**
 * `GET /api/tournaments/{id}`
 */
export type TournamentState = { summary: TournamentSummary, 
/**
 * Counts every change; never goes back.
 */
version: number, options: Record<string, unknown>, 
/**
 * Who made it.
 */
host?: string, 
/**
 * Whether that is me.
 */
hosting: boolean, fill: boolean, no_show: number, pause: number, 
/**
 * How many rounds there will be, where that is known.
 */
rounds_planned?: number, entrants: Array<TournamentEntrant>, rounds: Array<TournamentRound>, 
/**
 * After the rounds that are over, best first.
 */
standings: Array<TournamentStanding>, 
/**
 * My number among the entrants.
 */
me?: number, 
/**
 * My table of this round, until it is played.
 */
my_table?: TableId, 
/**
 * When the next round begins.
 */
next_round?: number, 
/**
 * What the server has committed to before anybody entered: the seal of the chain whose links deal the rounds.
 */
seal: string, };

/**
 * Somebody who takes part. They are counted from 0, in the order in which they came.
 */
export type TournamentEntrant = { 
/**
 * Missing for a bot, and for somebody who is no longer here.
 */
name?: string, account?: AccountId, bot?: string, 
/**
 * A program plays with an access token of that account.
 */
program?: boolean, 
/**
 * Plays no more.
 */
out?: boolean, 
/**
 * Away until then: where it is played over days, nobody does without them meanwhile.
 */
away?: number, 
/**
 * What they have given to the deals: a part.
 */
part?: string, };

export type TournamentRound = { tables: Array<TournamentTable>, 
/**
 * Entrants for whom there was nobody to play with.
 */
byes: Array<number>, began: number, 
/**
 * Seats are kept until then.
 */
kept_until: number, ended?: number, 
/**
 * The link of the chain that has dealt it, opened when it was over; where every table had the same deal.
 */
link?: string, };

export type TournamentTable = { table: TableId, 
/**
 * Whether it is played to its end.
 */
done: boolean, 
/**
 * It does not count: everybody there gets the middle.
 */
annulled?: boolean, seats: Array<TournamentSeat>, };

/**
 * A seat of a table. What came of it is told when the round is over, where every table has the same deal.
 */
export type TournamentSeat = { 
/**
 * Missing for a bot of the house.
 */
entrant?: number, result?: TournamentSeatResult, };

export type TournamentSeatResult = { place: number, points: number, 
/**
 * Two for each they were better than, one for each equal; and as many as there were.
 */
matchpoints: number, of: number, 
/**
 * In ten thousandths of all that there was.
 */
share: number, by: TournamentPlayedBy, };

/**
 * Who has played a seat to the end.
 */
export type TournamentPlayedBy = "owner" | "left" | "absent";

/**
 * How somebody stands. Of two with the same score the one comes first who has met the better opposition; then who has won more
 * tables, then who has more points in the games; then the lot that was drawn at the beginning decides.
 */
export type TournamentStanding = { entrant: number, 
/**
 * From 1, in the group.
 */
rank: number, 
/**
 * From 0; there is one at a Swiss tournament.
 */
group: number, 
/**
 * The sum of all rounds, each in ten thousandths of what there was to be had.
 */
score: number, 
/**
 * The average score of those they have played with.
 */
opposition: number, 
/**
 * Tables won.
 */
wins: number, 
/**
 * Points in the games.
 */
points: number, 
/**
 * Rounds played themselves.
 */
played: number, byes: number, 
/**
 * Rounds to which they did not come.
 */
absent: number, };

/**
 * `POST /api/tournaments/{id}/act`: what somebody does about a tournament.
 */
export type TournamentAct = { "enter": { part?: string, } } | { "leave": Record<symbol, never> } | { "add_bot": { spec: string, } } | { "remove": { entrant: number, } } | { "start": Record<symbol, never> } | { "cancel": Record<symbol, never> } | { "annul": { table: TableId, } };
