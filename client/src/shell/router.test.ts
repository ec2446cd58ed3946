import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { href: 'http://localhost/', origin: 'http://localhost' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined });
const { moveAddress, parse } = await import('./router.svelte');
const at = (path: string) => parse(new URL(path, 'http://localhost'));

it('reads every address', () => {
  expect(at('/')).toEqual({ screen: 'start' });
  expect(at('/table/0c4k2m7r9t1vz?invite=7hq')).toEqual({
    screen: 'table',
    id: '0c4k2m7r9t1vz',
    invite: '7hq',
    join: false,
  });
  expect(at('/table/0c4k2m7r9t1vz?join')).toMatchObject({ screen: 'table', join: true });
  expect(at('/replay/0c4k2m7r9t1vz?entry=12')).toMatchObject({
    screen: 'replay',
    entry: 12,
    analysis: false,
  });
  expect(at('/replay/0c4k2m7r9t1vz?entry=3&eyes=1')).toMatchObject({
    screen: 'replay',
    entry: 3,
    eyes: { seat: 1 },
  });
  expect(at('/embed/0c4k2m7r9t1vz?eyes=spectator')).toMatchObject({ screen: 'embed', eyes: 'spectator' });
  expect(at('/replay/0c4k2m7r9t1vz?eyes=12')).toMatchObject({ eyes: undefined });
  expect(at('/groups')).toEqual({ screen: 'groups' });
  expect(at('/group/0c4k2m7r9t1vz?invite=7hq')).toEqual({
    screen: 'group',
    id: '0c4k2m7r9t1vz',
    invite: '7hq',
  });
  expect(at('/group')).toEqual({ screen: 'missing' });
  expect(at('/new/sylla?group=0c4k2m7r9t1vz')).toEqual({
    screen: 'new',
    game: 'sylla',
    group: '0c4k2m7r9t1vz',
  });
  expect(at('/ranking/sylla?season=2026-4')).toMatchObject({ screen: 'ranking', season: '2026-4' });
  expect(at('/replay/0c4k2m7r9t1vz?analysis')).toMatchObject({ screen: 'replay', analysis: true });
  expect(at('/rules/city-of-rome#score')).toMatchObject({
    screen: 'rules',
    game: 'city-of-rome',
    part: 'score',
    table: undefined,
  });
  expect(at('/rules/city-of-rome?table=0c4k2m7r9t1vz&invite=7hq#score')).toMatchObject({
    part: 'score',
    table: { id: '0c4k2m7r9t1vz', invite: '7hq' },
  });
  expect(at('/new/sylla')).toEqual({ screen: 'new', game: 'sylla' });
  expect(at('/puzzles')).toEqual({ screen: 'puzzles', game: undefined, puzzle: undefined });
  expect(at('/puzzles/sylla/3-17')).toEqual({ screen: 'puzzles', game: 'sylla', puzzle: '3-17' });
  expect(at('/today')).toEqual({ screen: 'today' });
  expect(at('/nonsense')).toEqual({ screen: 'missing' });
  expect(at('/a/b')).toEqual({ screen: 'missing' });
});

it('on a static site, screens stand behind the #', async () => {
  vi.resetModules();
  vi.doMock('virtual:engine', () => ({ engine: undefined, server: false }));
  const { linked, parse, screenOf, shown } = await import('./router.svelte');
  const site = 'https://host.example/some/path/index.html';
  const on = (hash: string) => parse(screenOf(new URL(site + hash)));
  expect(on('')).toEqual({ screen: 'start' });
  expect(on('#/')).toEqual({ screen: 'start' });
  expect(on('#elsewhere')).toEqual({ screen: 'start' });
  expect(on('#/table/0c4k2m7r9t1vz')).toMatchObject({ screen: 'table', id: '0c4k2m7r9t1vz' });
  expect(on('#/replay/0c4k2m7r9t1vz?entry=12')).toMatchObject({ screen: 'replay', entry: 12 });
  expect(on('#/rules/sylla#score')).toMatchObject({ screen: 'rules', game: 'sylla', part: 'score' });
  expect(on('#//evil.example/rules/sylla')).toEqual({ screen: 'missing' });
  for (const path of ['/', '/replay/0c4k2m7r9t1vz?entry=12', '/rules/sylla#score'])
    expect([shown(new URL(path, site)), linked(path)]).toEqual([`#${path}`, `#${path}`]);
});

it('reads who a page is about, and takes no address that cannot have been meant', () => {
  expect(at('/people/bot%3Astrong')).toEqual({ screen: 'people', who: 'bot:strong' });
  expect(at('/ranking/city-of-rome')).toEqual({ screen: 'ranking', game: 'city-of-rome' });
  expect(at('/people/%')).toEqual({ screen: 'missing' });
});

it('a move is shown where its address says, through the eyes it names', () => {
  const move = { id: '0c4k2m7r9t1vz', entry: 12, eyes: { seat: 1 }, invite: 'abc' } as const;
  expect(moveAddress(move)).toBe('/replay/0c4k2m7r9t1vz?entry=12&eyes=1&invite=abc');
  expect(parse(new URL(moveAddress(move, 'embed'), 'http://x'))).toEqual({
    screen: 'embed',
    analysis: false,
    ...move,
  });
  // The truth is what a replay shows by itself.
  expect(moveAddress({ ...move, eyes: 'truth', invite: undefined })).toBe('/replay/0c4k2m7r9t1vz?entry=12');
});
