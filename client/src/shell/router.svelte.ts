// Which screen the address names.

export type Route =
  | { screen: 'start' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; id: string; invite: string | undefined }
  | { screen: 'replay'; id: string; invite: string | undefined; entry: number | undefined; analysis: boolean }
  | { screen: 'rules'; game: string; part: string | undefined }
  | { screen: 'guide'; game: string }
  | { screen: 'page'; page: string }
  | { screen: 'missing' };

export function parse(address: URL): Route {
  const parts = address.pathname.split('/').filter(Boolean);
  const invite = address.searchParams.get('invite') ?? undefined;
  const [screen, name] = parts;
  if (screen === undefined) return { screen: 'start' };
  if (name === undefined) return { screen: 'missing' };
  switch (screen) {
    case 'new':
      return { screen, game: name };
    case 'table':
      return { screen, id: name, invite };
    case 'replay': {
      const entry = address.searchParams.get('entry');
      return {
        screen,
        id: name,
        invite,
        entry: entry === null ? undefined : Number(entry),
        analysis: address.searchParams.has('analysis'),
      };
    }
    case 'rules':
      return { screen, game: name, part: address.hash.slice(1) || undefined };
    case 'guide':
      return { screen, game: name };
    case 'page':
      return { screen, page: name };
    default:
      return { screen: 'missing' };
  }
}

class Router {
  route = $state.raw<Route>(parse(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => (this.route = parse(new URL(location.href))));
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.href);
    });
  }

  go(address: string, replace = false): void {
    const to = new URL(address, location.href);
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.route = parse(to);
    scrollTo(0, 0);
  }
}

export const router = new Router();
