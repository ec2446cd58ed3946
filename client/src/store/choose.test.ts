import { describe, expect, it } from 'vitest';
import type { Offer } from '../protocol/wire';
import { buttons, gather, glowing, narrow, pick, typed } from './choose';

const offer = (answer: string, ...pieces: string[]): Offer => ({
  answer,
  label: { key: answer },
  pieces,
  final: false,
});

describe('choosing by pieces', () => {
  const money = offer('money', 'seat/0/money');
  const one = offer('one', 'city/1');
  const two = offer('two', 'city/2');
  const both = offer('both', 'city/1', 'city/2');
  const pay = [money, one, two, both];

  it('offers everything while nothing is picked', () => {
    expect(narrow(pay, [])).toEqual(pay);
    expect(glowing(pay, [])).toEqual(new Set(['seat/0/money', 'city/1', 'city/2']));
  });
  it('plays the only offer that names a piece', () => {
    expect(pick(pay, [], 'seat/0/money')).toEqual({ kind: 'play', offer: money });
  });
  it('narrows to the offers that name the picked piece', () => {
    expect(pick(pay, [], 'city/1')).toEqual({ kind: 'narrow', picked: ['city/1'] });
    expect(narrow(pay, ['city/1'])).toEqual([one, both]);
    expect(glowing(pay, ['city/1'])).toEqual(new Set(['city/2']));
    expect(pick(pay, ['city/1'], 'city/2')).toEqual({ kind: 'play', offer: both });
  });
  it('shows what is left as buttons once something is picked', () => {
    expect(buttons(pay, []), 'few of those that no single piece leads to').toEqual([one, two, both]);
    const many = Array.from({ length: 5 }, (_, index) => offer(`${index}`, 'card', `site/${index % 2}`));
    expect(buttons(many, [])).toEqual([]);
    expect(buttons(pay, ['city/1'])).toEqual([one, both]);
  });
  it('shows the plainest of many: a card that could also be part of a petition had no button to play it alone', () => {
    const alone = offer('alone', 'hand/foundry', 'role/2');
    const petitions = Array.from({ length: 6 }, (_, role) =>
      offer(`petition ${role}`, 'hand/foundry', 'hand/bath', `role/${role}`),
    );
    expect(buttons([alone, ...petitions], ['hand/foundry'])).toEqual([alone]);
    const none = petitions.map(({ pieces }, index) => offer(`${index}`, ...pieces));
    expect(buttons([...none, ...none], ['hand/foundry']), 'too many that are alike').toEqual([]);
  });
  it('gives a button to an offer without pieces', () => {
    const pass = offer('pass');
    expect(buttons([pass, one], [])).toEqual([pass]);
  });
  it('takes a pick back when the piece is clicked again', () => {
    expect(pick(pay, ['city/1'], 'city/1')).toEqual({ kind: 'narrow', picked: [] });
  });
  it('starts afresh with a piece that the earlier picks had ruled out', () => {
    expect(pick(pay, ['city/1'], 'seat/0/money')).toEqual({ kind: 'play', offer: money });
  });
  it('ignores a piece no offer names', () => {
    expect(pick(pay, [], 'offer/1')).toEqual({ kind: 'nothing' });
  });
  it('takes either of two like pieces for one offer', () => {
    const take = [offer('aqueduct', 'offer/1', 'offer/2'), offer('market', 'offer/0')];
    expect(pick(take, [], 'offer/2')).toEqual({ kind: 'play', offer: take[0] });
  });
});

describe('number keys', () => {
  it('answers at once where no longer number is possible', () => {
    expect(typed('3', 9)).toEqual({ index: 2 });
    expect(typed('3', 25)).toEqual({ index: 2 });
  });
  it('waits for another digit where one is possible', () => {
    expect(typed('2', 25)).toBe('more');
    expect(typed('25', 25)).toEqual({ index: 24 });
  });
  it('ignores what is not in the list', () => {
    expect(typed('0', 5)).toBe('nothing');
    expect(typed('7', 5)).toBe('nothing');
  });
});

describe('gathering several like things', () => {
  const six = [offer('ab', 'a', 'b'), offer('ac', 'a', 'c'), offer('bc', 'b', 'c')];

  it('is complete only when one offer names all that lies there', () => {
    expect(gather(six, [], 'a')).toEqual({ picked: ['a'], complete: undefined });
    expect(gather(six, ['a'], 'c')).toEqual({ picked: ['a', 'c'], complete: six[1] });
  });
  it('takes out what is clicked again, also when it was complete', () => {
    expect(gather(six, ['a', 'c'], 'a')).toEqual({ picked: ['c'], complete: undefined });
  });
  it('leaves a full bench as it is', () => {
    expect(gather(six, ['a', 'b'], 'c')).toEqual({ picked: ['a', 'b'] });
  });
});
