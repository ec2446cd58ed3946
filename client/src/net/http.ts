// Requests to the server. A refusal becomes an error with its code.

import type {
  Act,
  Absence,
  Analysis,
  Befriend,
  Blocked,
  DayOfDeals,
  Done,
  Eyes,
  FoundPerson,
  FreshToken,
  Friend,
  GameSummary,
  GroupAct,
  GroupState,
  Hint,
  History,
  Holidays,
  HostPage,
  Lobby,
  Luggage,
  Me,
  MyGroups,
  MyTables,
  NewDevice,
  NewGroup,
  NewTable,
  NewTournament,
  NewTableFrom,
  OpenedTry,
  PlayOn,
  Profile,
  QuickMatch,
  Ratings,
  Refusal,
  Replay,
  ReplayStep,
  SameDeal,
  ScoreSheet,
  ShowMe,
  TableComponents,
  TableState,
  Tidings,
  TidingsWishes,
  TokenInfo,
  ToldDevice,
  TournamentAct,
  Tournaments,
  TournamentState,
  TryDeal,
  Verified,
  WaitingTables,
  WantHint,
} from '../protocol/wire';
import { eyesParam } from './place';
import { Refused, troubleOf } from './refused';

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    });
  } catch {
    throw new Refused('offline');
  }
  if (!response.ok) {
    const refusal = (await response.json().catch(() => ({ code: 'internal' }))) as Refusal;
    throw new Refused(refusal.code, refusal.detail);
  }
  return response;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answer(method, path, body);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

function query(parameters: Record<string, string | number | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** The person of this browser; a guest is made if there is nobody yet. */
export const session = () => ask<Me>('POST', '/session', {});
export const me = () => ask<Me>('GET', '/me');
export const rename = (name: string) => ask<Me>('PATCH', '/me', { name });
export const register = (name: string, password: string, old_password?: string) =>
  ask<Me>('POST', '/me/password', old_password ? { name, password, old_password } : { name, password });
export const signIn = (name: string, password: string) => ask<Me>('POST', '/sign-in', { name, password });
export const signOut = (everywhere: boolean) => ask<void>('POST', '/sign-out', { everywhere });
export const tokens = () => ask<TokenInfo[]>('GET', '/me/tokens');
export const makeToken = (name: string) => ask<FreshToken>('POST', '/me/tokens', { name });
export const deleteToken = (id: string) => ask<void>('DELETE', `/me/tokens/${id}`);
export const blocks = () => ask<Blocked[]>('GET', '/me/blocks');
/** Blocks whoever said that line. */
export const block = (table: string, number: number, invite?: string) =>
  ask<Blocked>('POST', `/me/blocks${query({ invite })}`, { table, number });
export const unblock = (account: string) => ask<void>('DELETE', `/me/blocks/${account}`);
export const friends = () => ask<Friend[]>('GET', '/me/friends');
/** Asks somebody to be my friend, or says yes. */
export const befriend = (whom: Befriend) => ask<Friend>('POST', '/me/friends', whom);
export const partWays = (account: string) => ask<void>('DELETE', `/me/friends/${account}`);
/** My groups, and those I am invited to. */
export const groups = () => ask<MyGroups>('GET', '/groups');
export const foundGroup = (wanted: NewGroup) => ask<GroupState>('POST', '/groups', wanted);
export const group = (id: string, invite?: string) =>
  ask<GroupState>('GET', `/groups/${id}${query({ invite })}`);
/** What the group is afterwards; nothing if it is none of my business any more. */
export const groupAct = (id: string, act: GroupAct) =>
  ask<GroupState | undefined>('POST', `/groups/${id}/act`, act);
export const groupGames = (
  id: string,
  page: { before?: number | undefined; table?: string | undefined } = {},
) => ask<History>('GET', `/groups/${id}/games${query(page)}`);
/** When I am away from games over days. */
export const holidays = () => ask<Holidays>('GET', '/me/holidays');
export const goOnHoliday = (absence: Absence) => ask<Holidays>('POST', '/me/holidays', absence);
/** I am back, or do not go. */
export const endHoliday = (from: number) => ask<Holidays>('DELETE', `/me/holidays/${from}`);
/** How I am told of what happens while I am away. */
export const tidings = (zone: string, language: string) =>
  ask<Tidings>('GET', `/me/tidings${query({ zone, language })}`);
export const wishTidings = (wishes: TidingsWishes) => ask<void>('POST', '/me/tidings', wishes);
export const keepDevice = (device: NewDevice, zone: string) =>
  ask<ToldDevice>('POST', `/me/devices${query({ zone })}`, device);
export const forgetDevice = (id: string) => ask<void>('DELETE', `/me/devices/${id}`);
export const newAddress = (address: string, language: string) =>
  ask<void>('POST', '/me/mail', { address, language });
export const forgetAddress = () => ask<void>('DELETE', '/me/mail');
export const confirmAddress = (token: string) => ask<void>('POST', '/mail/confirm', { token });
export const forgotten = (who: string, language: string) =>
  ask<void>('POST', '/forgotten', { who, language });
export const resetPassword = (token: string, password: string) =>
  ask<void>('POST', '/forgotten/password', { token, password });
/** By the link of a letter: no more of it. */
export const stopTidings = (token: string) => ask<void>('POST', `/stop/${encodeURIComponent(token)}`);
/** Whoever has an account by that name. */
export const personCalled = (name: string) => ask<FoundPerson>('GET', `/people${query({ name })}`);
export const report = (table: string, number: number, invite?: string) =>
  ask<void>('POST', `/tables/${table}/report${query({ invite })}`, { number });
/** Where everything that is kept of this person is to be had. */
export const DATA_ADDRESS = '/api/me/data';
export const hostPages = () => ask<HostPage[]>('GET', '/pages');
export const hostPage = async (key: string, language: string) =>
  (await answer('GET', `/pages/${key}/${language}`)).text();
/** Somebody's page: an account by its id, a bot by `bot:` and its name. */
export const person = (who: string) => ask<Profile>('GET', `/people/${encodeURIComponent(who)}`);
export const history = (
  who: string,
  page: {
    game?: string | undefined;
    against?: string | undefined;
    before?: number | undefined;
    table?: string | undefined;
  },
) => ask<History>('GET', `/people/${encodeURIComponent(who)}/games${query(page)}`);
export const showMe = (shown: ShowMe) => ask<Profile>('PATCH', '/me/profile', shown);
export const ratings = (game: string, season?: string) =>
  ask<Ratings>('GET', `/ratings${query({ game, season })}`);

/** Tournaments, those under way first; older ones before that one. */
/** The deals of a day, counted from 1970. */
export const day = (day: number | 'today') => ask<DayOfDeals>('GET', `/days/${day}`);
export const tryDeal = (game: string) => ask<OpenedTry>('POST', '/days/today', { game } satisfies TryDeal);
export const tournaments = (page: { before?: number | undefined; id?: string | undefined } = {}) =>
  ask<Tournaments>('GET', `/tournaments${query(page)}`);
export const tournament = (id: string) => ask<TournamentState>('GET', `/tournaments/${id}`);
export const holdTournament = (wanted: NewTournament) => ask<TournamentState>('POST', '/tournaments', wanted);
export const tournamentAct = (id: string, act: TournamentAct) =>
  ask<TournamentState>('POST', `/tournaments/${id}/act`, act);
/** Where a tournament is to be had as a file. */
export const tournamentFile = (id: string, format: 'csv' | 'json') =>
  `/api/tournaments/${id}/export?format=${format}`;

export const games = () => ask<GameSummary[]>('GET', '/games');
/** What is printed on a game's components, of the game's own form. */
export const printed = (game: string) => ask<unknown>('GET', `/games/${game}/printed`);
/** The components of a table that is not played with the printed ones. */
export const tableComponents = (id: string, invite?: string) =>
  ask<TableComponents>('GET', `/tables/${id}/components${query({ invite })}`);
/** The sentences a game brings along, as Fluent writes them; undefined if it brings none. */
export async function gameTexts(game: string, language: string): Promise<string | undefined> {
  try {
    return await (await answer('GET', `/games/${game}/texts/${language}`)).text();
  } catch (error) {
    if (troubleOf(error) === 'not_found' || troubleOf(error) === 'no_such_game') return undefined;
    throw error;
  }
}
/** What somebody looks for in the lobby; what is missing does not matter. */
export interface LobbyFilter {
  game?: string | undefined;
  pace?: string | undefined;
  seats?: number | undefined;
  language?: string | undefined;
  /** About my level. */
  near?: 'true' | undefined;
  /** The last table of the page before: when it was opened, and its id. */
  before?: number | undefined;
  table?: string | undefined;
}
export const lobby = (filter: LobbyFilter = {}) => ask<Lobby>('GET', `/tables${query({ ...filter })}`);
/** Where other people wait for me. */
export const waitingTables = () => ask<WaitingTables>('GET', '/tables/waiting');
/** From now on I look for any of these games. */
export const seek = (games: readonly string[]) => ask<QuickMatch>('POST', '/quick-match', { games });
export const quickMatch = () => ask<QuickMatch>('GET', '/quick-match');
export const stopSeeking = () => ask<void>('DELETE', '/quick-match');
export const myTables = () => ask<MyTables>('GET', '/tables/mine');
export const openTable = (table: NewTable) => ask<TableState>('POST', '/tables', table);
export const tableState = (id: string, invite?: string) =>
  ask<TableState>('GET', `/tables/${id}${query({ invite })}`);
export const pollTable = (
  id: string,
  at: {
    eyes?: string | undefined;
    version?: number | undefined;
    entries?: number | undefined;
    chat?: number | undefined;
    invite?: string | undefined;
  },
) => ask<TableState | undefined>('GET', `/tables/${id}${query(at)}`);
export const act = (id: string, what: Act, invite?: string) =>
  ask<Done>('POST', `/tables/${id}/act${query({ invite })}`, what);
export const score = (id: string, eyes: Eyes) =>
  ask<ScoreSheet>('GET', `/tables/${id}/score${query({ eyes: eyesParam(eyes) })}`);

export const hint = (id: string, want: WantHint, invite?: string) =>
  ask<Hint>('POST', `/tables/${id}/hint${query({ invite })}`, want);
export const analysis = (id: string, invite?: string) =>
  ask<Analysis>('GET', `/tables/${id}/analysis${query({ invite })}`);
export const analyse = (id: string, invite?: string) =>
  ask<Analysis>('POST', `/tables/${id}/analysis${query({ invite })}`, {});

export const replay = (id: string, eyes: Eyes, invite?: string) =>
  ask<Replay>('GET', `/tables/${id}/replay${query({ eyes: eyesParam(eyes), invite })}`);
export const replayStep = (id: string, entry: number, eyes: Eyes, invite?: string) =>
  ask<ReplayStep>('GET', `/tables/${id}/replay/${entry}${query({ eyes: eyesParam(eyes), invite })}`);
export const verify = (id: string) => ask<Verified>('GET', `/tables/${id}/verify`);
export const rematch = (id: string) => ask<NewTableFrom>('POST', `/tables/${id}/rematch`, {});
export const sameDeal = (id: string, wanted: SameDeal) =>
  ask<NewTableFrom>('POST', `/tables/${id}/same-deal`, wanted);
export const playOn = (id: string, from: PlayOn, invite?: string) =>
  ask<NewTableFrom>('POST', `/tables/${id}/play-on${query({ invite })}`, from);
export const takeAlong = (id: string) => ask<Luggage>('POST', `/tables/${id}/take-along`, {});
export const unpack = (luggage: Luggage) => ask<NewTableFrom>('POST', '/take-along', luggage);
export const importGame = (file: string) => ask<NewTableFrom>('POST', '/import', file);
/** The game file of a finished game. */
export const exportFile = async (id: string) => (await answer('GET', `/tables/${id}/export`)).text();
