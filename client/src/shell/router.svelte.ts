// Which screen the address names. Links are written `href="/table/…"`, or `href={linked(address)}` where an address is made elsewhere; on a site
// they stand behind the # (plugins/site.ts).

import { server } from 'virtual:engine';

import { eyesNamed, eyesParam } from '../net/place';
import type { Eyes, TableInfo } from '../protocol/wire';

/** A table, and what opens it to strangers. */
export interface TableAt {
  id: string;
  invite: string | undefined;
}

/** Where the rules of a game at a table are: with the table's own set, if it is played with one. */
export function rulesAddress(table: TableInfo, invite: string | undefined, part = ''): string {
  const asked = new URLSearchParams({ table: table.id, ...(invite === undefined ? {} : { invite }) });
  const set = table.components === undefined ? '' : `?${asked.toString()}`;
  return `/rules/${table.game}${set}${part && `#${part}`}`;
}

/** A move of a finished game, and the eyes through which it is seen. */
export interface MoveAt extends TableAt {
  entry: number | undefined;
  eyes: Eyes | undefined;
}

/** Where that move is shown: on the page of the replay, or on one for other sites. */
export function moveAddress(move: MoveAt, screen: 'replay' | 'embed' = 'replay'): string {
  const { id, entry, eyes, invite } = move;
  const asked = new URLSearchParams({
    ...(entry === undefined ? {} : { entry: String(entry) }),
    ...(eyes === undefined || eyes === 'truth' ? {} : { eyes: eyesParam(eyes) }),
    ...(invite === undefined ? {} : { invite }),
  }).toString();
  return `/${screen}/${id}${asked && `?${asked}`}`;
}

export type Route =
  | { screen: 'start' }
  | { screen: 'new'; game: string; group: string | undefined }
  | { screen: 'table'; id: string; invite: string | undefined; join: boolean }
  | ({ screen: 'replay' | 'embed'; analysis: boolean } & MoveAt)
  | { screen: 'rules'; game: string; part: string | undefined; table: TableAt | undefined }
  | { screen: 'learn'; game: string; lesson: string | undefined }
  | { screen: 'practice'; id: string; invite: string | undefined }
  | { screen: 'puzzles'; game: string | undefined; puzzle: string | undefined }
  | { screen: 'today' }
  | { screen: 'page'; page: string }
  | { screen: 'people'; who: string }
  | { screen: 'ranking'; game: string; season: string | undefined }
  | { screen: 'friends' }
  | { screen: 'groups' }
  | { screen: 'group'; id: string; invite: string | undefined }
  | { screen: 'tidings' }
  | { screen: 'letter'; about: 'stop' | 'mail' | 'password' | 'forgotten'; token: string }
  | { screen: 'tournaments' }
  | { screen: 'tournament'; id: string | undefined }
  | { screen: 'missing' };

/** A part of an address as it was meant; nothing if it cannot have been meant. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

export function parse(address: URL): Route {
  const parts = address.pathname.split('/').filter(Boolean);
  const invite = address.searchParams.get('invite') ?? undefined;
  const [screen, name, inner] = parts;
  if (screen === undefined) return { screen: 'start' };
  if (screen === 'today' || (screen === 'friends' && name === undefined)) return { screen };
  if (screen === 'tournaments' && name === undefined) return { screen };
  if (screen === 'tournaments' && name === 'new') return { screen: 'tournament', id: undefined };
  if (screen === 'tidings' && name === undefined) return { screen };
  if (screen === 'groups' && name === undefined) return { screen };
  if (screen === 'forgotten' && name === undefined) return { screen: 'letter', about: screen, token: '' };
  if (screen === 'puzzles') return { screen, game: name, puzzle: inner };
  if (name === undefined) return { screen: 'missing' };
  switch (screen) {
    case 'new':
      return { screen, game: name, group: address.searchParams.get('group') ?? undefined };
    case 'group':
      return { screen, id: name, invite };
    case 'table':
      return { screen, id: name, invite, join: address.searchParams.has('join') };
    case 'replay':
    case 'embed': {
      const entry = address.searchParams.get('entry');
      return {
        screen,
        id: name,
        invite,
        entry: entry === null ? undefined : Number(entry),
        eyes: eyesNamed(address.searchParams.get('eyes')),
        analysis: address.searchParams.has('analysis'),
      };
    }
    case 'rules': {
      const table = address.searchParams.get('table');
      return {
        screen,
        game: name,
        part: address.hash.slice(1) || undefined,
        table: table === null ? undefined : { id: table, invite },
      };
    }
    case 'learn':
      return { screen, game: name, lesson: inner };
    case 'practice':
      return { screen, id: name, invite };
    case 'people': {
      const who = decoded(name);
      return who === undefined ? { screen: 'missing' } : { screen, who };
    }
    case 'stop':
    case 'mail':
    case 'password':
      return { screen: 'letter', about: screen, token: name };
    case 'tournament':
      return { screen, id: name };
    case 'ranking':
      return { screen, game: name, season: address.searchParams.get('season') ?? undefined };
    case 'page':
      return { screen, page: name };
    default:
      return { screen: 'missing' };
  }
}

/** Whether an address behind the # is that of a screen, and not a place within one. */
const isScreen = (hash: string) => hash.startsWith('#/');

/** The screen's address that a full one stands for. On a static site it stands behind the #, so that any host will do below any path. */
export function screenOf(full: URL): URL {
  if (server) return full;
  return new URL(full.origin + (isScreen(full.hash) ? full.hash.slice(1) : '/'));
}

/** A screen's address as the browser shows it. */
export function shown(screen: URL): string {
  const path = screen.pathname + screen.search + screen.hash;
  return server ? path : `#${path}`;
}

/** A link to the screen of an address that is not written out where the link is. */
export const linked = (address: string): string => shown(new URL(address, location.origin));

class Router {
  route = $state.raw<Route>(parse(screenOf(new URL(location.href))));

  constructor() {
    addEventListener('popstate', () => (this.route = parse(screenOf(new URL(location.href)))));
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || !this.leadsOn(link)) return;
      event.preventDefault();
      this.go(shown(screenOf(new URL(link.href))));
    });
  }

  /** Whether a link leads to another screen. */
  private leadsOn(link: HTMLAnchorElement): boolean {
    if (!server) return link.pathname === location.pathname && isScreen(link.hash);
    return !link.pathname.startsWith('/api/') && !(link.pathname === location.pathname && link.hash);
  }

  /** Writes where one is on a screen into its address, so that it can be sent to others; the screen stays. */
  note(address: string): void {
    history.replaceState(history.state, '', shown(new URL(address, location.origin)));
  }

  /** Goes to a screen, `/table/0c4k2m7r9t1vz`. */
  go(address: string, replace = false): void {
    const to = new URL(address.replace(/^#/, ''), location.origin);
    history[replace ? 'replaceState' : 'pushState'](null, '', shown(to));
    this.route = parse(to);
    scrollTo(0, 0);
  }
}

export const router = new Router();
