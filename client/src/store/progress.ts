// What has been learned on this device: stars by lesson.

const KEY = 'saturnalia.lessons';

type Learned = Record<string, Record<string, number>>;

function read(): Learned {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Learned;
  } catch {
    return {};
  }
}

/** The best anybody did here in each lesson of a game, by the lesson's name. */
export const learned = (game: string): Readonly<Record<string, number>> => read()[game] ?? {};

/** Keeps how well a lesson went, unless it went better before. */
export function keepStars(game: string, lesson: string, stars: number): void {
  const all = read();
  const best = Math.max(stars, all[game]?.[lesson] ?? 0);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: { ...all[game], [lesson]: best } }));
  } catch {
    // Where nothing can be kept, lessons can be learned all the same.
  }
}
