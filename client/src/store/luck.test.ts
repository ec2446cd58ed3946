import { beforeEach, describe, expect, it } from 'vitest';
import type { Luck, TableInfo } from '../protocol/wire';
import { compare, firstSeal, Giving, isBad, sealOf, shareUnder } from './luck';
import { hex, sha256, unhex } from './sha256';

const utf8 = (words: string) => new TextEncoder().encode(words);

describe('SHA-256', () => {
  // The examples of FIPS 180-4 and of NIST, and lengths around the edge of a block.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('is that of the standard', (message, digest) => {
    expect(hex(sha256(utf8(message)))).toBe(digest);
  });

  it('is the same as that of the browser for every length around a block', async () => {
    for (let length = 0; length < 200; length += 1) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
      const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
      expect(hex(sha256(message)), String(length)).toBe(hex(theirs));
    }
  });

  it('reads what it writes', () => {
    expect(hex(unhex('00ff10'))).toBe('00ff10');
  });
});

const OWN = '07'.repeat(32);

/** What crates/rules/src/fairness.rs says of the same secret. */
it('seals as the rules do', () => {
  expect(sealOf(OWN)).toBe('7245dc7234736139073e578fdd4c428fc719923036cb90c2ba92d1d70cbe6f93');
  expect(firstSeal(OWN)).toBe('cb33c6fbd7037a0ed42862344da5c7f724956c47c993ca00b5bc56b5c7166a1c');
});

it('finds the share under each link of its chain and under nothing else', () => {
  let sealed = firstSeal(OWN);
  for (let link = 0; link < 16; link += 1) {
    const share = shareUnder(OWN, sealed);
    expect(share && sealOf(share)).toBe(sealed);
    sealed = share!;
  }
  expect(shareUnder(OWN, sealed)).toBeUndefined();
});

/** Keeps what it is told. */
function shelf(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

const none: Luck = { parts: [], voided: [], without: [] };

function table(luck: Luck = none, more: Partial<TableInfo> = {}): TableInfo {
  const seats = [{ mine: true }, { mine: false }];
  const own = { id: 't', status: 'open', commitment: 'c0', terms: '{"parts":"together"}', seats, luck };
  return { ...own, ...more } as unknown as TableInfo;
}

describe('what a page gives', () => {
  let storage: Storage;
  let page: Giving;
  beforeEach(() => {
    storage = shelf();
    page = new Giving('t', storage);
  });

  const sealed = (): string => {
    const act = page.hear(table());
    return act && 'seal' in act ? act.seal.seal : '';
  };
  const part = (seal: string, more: object = {}) => ({
    seat: 0,
    seal,
    sealed: seal,
    opened: false,
    wanted: true,
    ...more,
  });

  it('is sealed once it sits there, and opened once when it is wanted', () => {
    const seal = sealed();
    expect(page.hear(table({ ...none, parts: [part(seal, { wanted: false })] }))).toBeUndefined();
    const wanted = table({ ...none, until: 1, parts: [part(seal)] });
    const act = page.hear(wanted);
    expect(act && 'open_part' in act && sealOf(act.open_part.share)).toBe(seal);
    expect(page.hear(wanted), 'it is on its way').toBeUndefined();
    page.failed();
    expect(page.hear(wanted), 'it was not taken').toEqual(act);
  });

  it('opens the next link for another try', () => {
    const seal = sealed();
    const first = page.hear(table({ ...none, until: 1, parts: [part(seal)] }));
    const share = first && 'open_part' in first ? first.open_part.share : '';
    const again = { ...none, until: 1, voided: [[1]], without: [1], parts: [part(seal, { sealed: share })] };
    const second = page.hear(table(again));
    expect(second && 'open_part' in second && sealOf(second.open_part.share)).toBe(share);
  });

  it('is known to the page after it was loaded anew', () => {
    const seal = sealed();
    page = new Giving('t', storage);
    const act = page.hear(table({ ...none, until: 1, parts: [part(seal)] }));
    expect(act && 'open_part' in act && sealOf(act.open_part.share)).toBe(seal);
  });

  it('is another one if it sits down once more after it was opened', () => {
    const seal = sealed();
    page.hear(table({ ...none, until: 1, parts: [part(seal)] }));
    expect(page.seal(table())).not.toBe(seal);
  });

  it('replaces what another device has sealed, once', () => {
    const foreign = table({ ...none, parts: [part('ff'.repeat(32))] });
    expect(page.hear(foreign)).toHaveProperty('seal');
    expect(page.hear(foreign)).toBeUndefined();
  });

  it('is nothing where it is not taken', () => {
    expect(page.hear(table({ ...none, without: [0], voided: [[0]] }))).toBeUndefined();
    expect(page.hear(table(none, { status: 'running' }))).toBeUndefined();
    const { terms: _, ...before } = table();
    expect(page.hear(before), 'a server of before').toBeUndefined();
    expect(page.seal(before)).toBeUndefined();
    expect(page.hear(table(none, { seats: [] }))).toBeUndefined();
  });
});

describe('what a page finds at the end', () => {
  const share = '01'.repeat(32);
  const other = '02'.repeat(32);
  const terms = '{"game":"sylla","revision":1,"seats":2,"parts":"together"}';
  const [seed, nonce] = ['03'.repeat(32), '04'.repeat(32)];
  const bytes = [utf8('saturnalia game commitment v2\0'), unhex(seed), unhex(nonce), utf8(terms)];
  const commitment = hex(sha256(Uint8Array.from(bytes.flatMap((piece) => [...piece]))));
  const one = { seat: 0, seal: sealOf(share), links: 1, share };
  const two = { seat: 1, seal: sealOf(other), links: 1, share: other };
  const file = { game: 'sylla', revision: 1, seats: 2, commitment, seed, nonce, terms, parts: [one, two] };
  const noted = {
    commitment,
    terms,
    early: true,
    seals: { '0': one.seal, '1': two.seal },
    gave: { seat: 0, share },
  };

  it('is that all is as it was noted', () => {
    const found = compare(file, noted);
    expect(found).toEqual(['noted', 'opened', 'terms', 'mine', 'others']);
    expect(found.some(isBad)).toBe(false);
  });

  it('is that it had noted nothing', () => {
    expect(compare(file, undefined)).toEqual(['not_noted', 'opened', 'terms']);
    expect(compare(file, { commitment, early: false })[0]).toBe('noted_late');
  });

  it.each([
    ['another secret', { ...file, seed: nonce }, 'not_opened'],
    ['another commitment', { ...file, commitment: seed }, 'other_fingerprint'],
    ['another game', { ...file, game: 'chess' }, 'other_terms'],
    ['other terms', { ...file, terms: `${terms} ` }, 'other_terms'],
    ['my part left out', { ...file, parts: [two] }, 'mine_missing'],
    ['my part changed', { ...file, parts: [{ ...one, share: other }, two] }, 'mine_missing'],
    ['another part changed', { ...file, parts: [one, { ...two, share }] }, 'others_changed'],
    [
      'another part sealed anew',
      { ...file, parts: [one, { seat: 1, seal: sealOf(seed), links: 1, share: seed }] },
      'others_changed',
    ],
    ['a part that nobody had sealed', { ...file, parts: [one, two, { ...two, seat: 2 }] }, 'others_changed'],
  ])('is %s', (_, cheat, finding) => {
    expect(compare(cheat, noted)).toContain(finding);
  });

  it('takes parts of those who sat down later, by days', () => {
    const late = terms.replace('together', 'in_turn');
    const bytes = [utf8('saturnalia game commitment v2\0'), unhex(seed), unhex(nonce), utf8(late)];
    const commitment = hex(sha256(Uint8Array.from(bytes.flatMap((piece) => [...piece]))));
    const early = { ...noted, commitment, seals: { '0': one.seal }, terms: late };
    expect(compare({ ...file, commitment, terms: late }, early)).toEqual([
      'noted',
      'opened',
      'terms',
      'mine',
      'others',
      'in_turn',
    ]);
  });

  it('checks files of before by their own rule', () => {
    const old = hex(
      sha256(Uint8Array.from([...utf8('saturnalia seed commitment v1\0'), ...unhex(seed), ...unhex(nonce)])),
    );
    const { terms: _, parts: __, ...rest } = file;
    expect(compare({ ...rest, commitment: old }, { commitment: old, early: true })).toEqual([
      'noted',
      'opened',
    ]);
  });
});
