import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { href: 'http://localhost/' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined });
const { parse } = await import('./router.svelte');
const at = (path: string) => parse(new URL(path, 'http://localhost'));

it('reads every address', () => {
  expect(at('/')).toEqual({ screen: 'start' });
  expect(at('/table/0c4k2m7r9t1vz?invite=7hq')).toEqual({
    screen: 'table',
    id: '0c4k2m7r9t1vz',
    invite: '7hq',
  });
  expect(at('/replay/0c4k2m7r9t1vz?entry=12')).toMatchObject({
    screen: 'replay',
    entry: 12,
    analysis: false,
  });
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
  expect(at('/nonsense')).toEqual({ screen: 'missing' });
  expect(at('/a/b')).toEqual({ screen: 'missing' });
});
