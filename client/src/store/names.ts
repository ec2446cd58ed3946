import type { SeatFace } from './game';
import type { SeatInfo } from '../protocol/wire';

/** Bots are called by names of the time, one per chair. */
export const romans = ['Aulus', 'Livia', 'Marcus', 'Octavia', 'Titus', 'Julia'];
const SPARE = ['Gaius', 'Flavia', 'Lucius', 'Cornelia', 'Publius', 'Valeria'];

/** What a turn says about time, in this device's own time. */
export interface Times {
  clocks: readonly number[] | undefined;
  since: ReadonlyMap<number, number>;
}

export function seatFaces(seats: readonly SeatInfo[], asked: readonly number[], times?: Times): SeatFace[] {
  const people = new Set(seats.flatMap((seat) => (seat.name ? [seat.name] : [])));
  return seats.map((seat, index) => {
    const roman = romans[index] ?? `#${index + 1}`;
    return {
      seat: index,
      name: seat.name ?? (people.has(roman) ? (SPARE[index] ?? roman) : roman),
      mine: seat.mine,
      bot: seat.bot !== undefined,
      asked: asked.includes(index),
      clock: times?.clocks?.[index],
      since: times?.since.get(index),
      away: seat.away,
    };
  });
}
