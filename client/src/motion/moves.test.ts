import { expect, it } from 'vitest';
import { backwards, flightsOf } from './moves';

const move = (from: string, to: string, count?: number) => (count ? { from, to, count } : { from, to });

it('what the rules tell to have moved flies, in their order', () => {
  expect(flightsOf([move('hand/road', 'pool/brick'), move('deck', 'seat/1/hand', 2)])).toEqual([
    { from: 'hand/road', to: 'pool/brick', count: 1 },
    { from: 'deck', to: 'seat/1/hand', count: 2 },
  ]);
});

it('what goes on flies from where it was to where it lies now', () => {
  expect(
    flightsOf([
      move('hand/arena', 'announced'),
      move('offer/1', 'hand/school'),
      move('announced', 'seat/0/city/3,3'),
    ]),
  ).toEqual([
    { from: 'offer/1', to: 'hand/school', count: 1 },
    { from: 'hand/arena', to: 'seat/0/city/3,3', count: 1 },
  ]);
});

it('of several that came to a place only those go on that are told to', () => {
  expect(flightsOf([move('a', 'b', 3), move('b', 'c', 2)])).toEqual([
    { from: 'a', to: 'b', count: 1 },
    { from: 'a', to: 'c', count: 2 },
  ]);
});

it('what lay there before goes with what has come', () => {
  expect(flightsOf([move('a', 'b'), move('b', 'c', 3)])).toEqual([
    { from: 'a', to: 'c', count: 1 },
    { from: 'b', to: 'c', count: 2 },
  ]);
});

it('several between the same two places are one flight with their number', () => {
  expect(flightsOf([move('a', 'b'), move('c', 'b'), move('a', 'b', 2)])).toEqual([
    { from: 'a', to: 'b', count: 3 },
    { from: 'c', to: 'b', count: 1 },
  ]);
});

it('what is back where it was does not fly', () => {
  expect(flightsOf([move('a', 'b'), move('b', 'a')])).toEqual([]);
});

it('what happened last is taken back first', () => {
  expect(backwards([move('a', 'b', 2), move('b', 'c')])).toEqual([move('c', 'b'), move('b', 'a', 2)]);
  expect(flightsOf(backwards([move('a', 'b'), move('b', 'c')]))).toEqual([{ from: 'c', to: 'a', count: 1 }]);
});

it('what keeps its address but is told to have moved flies to where it is drawn now', () => {
  expect(flightsOf([move('province/dalmatia', 'province/dalmatia')])).toEqual([
    { from: 'province/dalmatia', to: 'province/dalmatia', count: 1 },
  ]);
});
