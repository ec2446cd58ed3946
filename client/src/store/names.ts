import type { SeatFace } from './game';
import type { SeatInfo } from '../protocol/wire';

/** Bots are called by names of the time, one per chair; lessons speak of them by these. */
export const romans = ['Aulus', 'Livia', 'Marcus', 'Octavia', 'Titus', 'Julia'];
const SPARE = ['Gaius', 'Flavia', 'Lucius', 'Cornelia', 'Publius', 'Valeria'];

const plain = (name: string) => name.trim().toLocaleLowerCase();

/** What everybody at a table is called: people by their names, whoever has none by that of the chair, or by another if somebody has it. */
export function called(people: readonly (string | undefined)[]): string[] {
  const taken = new Set(people.flatMap((name) => (name ? [plain(name)] : [])));
  return people.map((name, seat) => {
    if (name) return name;
    const [usual = `#${seat + 1}`, spare = usual] = [romans[seat], SPARE[seat]];
    const roman = [usual, spare, ...SPARE].find((one) => !taken.has(plain(one))) ?? `#${seat + 1}`;
    taken.add(plain(roman));
    return roman;
  });
}

/** What a turn says about time, in this device's own time. */
export interface Times {
  clocks: readonly number[] | undefined;
  since: ReadonlyMap<number, number>;
}

export function seatFaces(seats: readonly SeatInfo[], asked: readonly number[], times?: Times): SeatFace[] {
  const names = called(seats.map(({ name }) => name));
  return seats.map((seat, index) => ({
    seat: index,
    name: names[index] ?? '',
    mine: seat.mine,
    bot: seat.bot !== undefined,
    asked: asked.includes(index),
    clock: times?.clocks?.[index],
    since: times?.since.get(index),
    away: seat.away,
  }));
}
