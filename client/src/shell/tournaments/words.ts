// Tournaments in words and numbers.

import type {
  Pace,
  TournamentEntrant,
  TournamentForm,
  TournamentState,
  TournamentSummary,
} from '../../protocol/wire';
import { t, texts } from '../../words/texts.svelte';
import { calledBy } from '../people/who';

/** All that there is to be had in a round. */
const WHOLE = 10_000;

/** A share of a round, or the sum of several, in percent. */
export const percent = (share: number): string =>
  t('client-tournament-percent', {
    percent: new Intl.NumberFormat(texts.language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format((share * 100) / WHOLE),
  });

export const moment = (at: number): string =>
  new Intl.DateTimeFormat(texts.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

export function clock(pace: Pace): string {
  if (pace === 'no_clock') return t('client-pace-no-clock');
  return 'live' in pace
    ? t('client-pace-short-live', {
        minutes: Math.round(pace.live.seconds / 60),
        seconds: pace.live.increment,
      })
    : t('client-pace-short-days', { days: pace.days.days });
}

export const formOf = (form: TournamentForm): string =>
  'swiss' in form
    ? t('client-tournament-swiss-rounds', { rounds: form.swiss.rounds })
    : t('client-tournament-round-robin-group', { count: form.round_robin.group });

/** What kind of tournament it is, in short. */
export const terms = (one: TournamentSummary): string[] => [
  ...(one.duplicate ? [t('client-tournament-duplicate')] : []),
  formOf(one.form),
  t('client-tournament-at-a-table', { count: one.seats }),
  clock(one.pace),
];

/** Bots of the same kind are told apart by a number. */
export function nameOf(entrants: readonly TournamentEntrant[], number: number | undefined): string {
  const entrant = number === undefined ? undefined : entrants[number];
  if (!entrant || number === undefined) return t('client-tournament-house-bot');
  const name = calledBy(entrant);
  const alike = entrants.filter(({ bot }) => entrant.bot !== undefined && bot === entrant.bot).length > 1;
  const place = entrants.slice(0, number + 1).filter(({ bot }) => bot === entrant.bot).length;
  return alike ? `${name} ${place}` : name;
}

/** The table that is played now, and those that are done. */
export function progress(state: TournamentState): { done: number; of: number } | undefined {
  const round = state.rounds.at(-1);
  if (!round || round.ended !== undefined) return undefined;
  return { done: round.tables.filter(({ done }) => done).length, of: round.tables.length };
}
