import { describe, expect, it } from 'vitest';
import { listen, UNHEARD, type FirstRound, type Heard, type Moment } from './first-round';

const said = (text: string) => ({ en: text, de: text });
const round: FirstRound = {
  title: said('a round'),
  goal: said('play'),
  seats: 2,
  bot: 'beginner',
  seed: '',
  comments: [
    { offers: [{ petition: 'brick' }], say: said('a petition') },
    { question: ['lead'], say: said('lead') },
    { question: ['lead', 'follow'], say: said('again') },
    { view: [{ path: '/clients', has: 1 }], say: said('a client') },
  ],
  over: [{ path: '/round', at_least: 2 }],
  done: said('farewell'),
};
const at = (entries: number, question: string, more: Partial<Moment> = {}): Moment => ({
  entries,
  ended: false,
  view: { round: 1, clients: [0] },
  ask: { question, answers: ['pass'] },
  ...more,
});
const text = ({ now }: Heard) => now && round.comments[now.comment]?.say.en;
/** What is said at each of these moments, one after the other. */
function course(...moments: Moment[]) {
  let heard = UNHEARD;
  return moments.map((moment) => {
    heard = listen(round, heard, moment);
    return heard.over ? 'farewell' : text(heard);
  });
}

describe('a guided first round', () => {
  it('says everything once, and stays with a question until it is answered', () => {
    expect(course(at(0, 'lead'), at(0, 'lead'), at(3, 'lead'), at(6, 'lead'))).toEqual([
      'lead',
      'lead',
      'again',
      undefined,
    ]);
  });

  it('says first what has just become possible', () => {
    const able = { question: 'lead', answers: ['pass', { petition: 'brick' }] };
    expect(course(at(0, 'lead', { ask: able }), at(1, 'lead', { ask: able }))).toEqual([
      'a petition',
      'lead',
    ]);
  });

  it('speaks of what the view shows, whatever is asked', () => {
    expect(course(at(0, 'think', { view: { clients: [1, 0] } }))).toEqual(['a client']);
  });

  it('says nothing while others play, and looking again changes nothing', () => {
    expect(listen(round, UNHEARD, at(0, 'lead', { ask: undefined }))).toBe(UNHEARD);
    expect(course(at(0, 'lead', { ask: undefined }))).toEqual([undefined]);
  });

  it('says farewell last, when the round is over or the game has ended', () => {
    const next = { view: { round: 2 } };
    expect(course(at(0, 'lead'), at(4, 'follow', next), at(5, 'lead'))).toEqual([
      'lead',
      'farewell',
      'farewell',
    ]);
    expect(course(at(0, 'lead', { ended: true, ask: undefined }))).toEqual(['farewell']);
  });
});
