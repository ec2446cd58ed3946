// What has been learned on this device: stars by lesson; and which tables were lessons.

const KEY = 'saturnalia.lessons';
const TABLES = 'saturnalia.lesson-tables';

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

/** The tables of this device that are lessons: they wait for nobody, and no list of games shows them. */
export function lessonTables(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TABLES) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers that a table is a lesson. */
export function keepLessonTable(table: string): void {
  try {
    localStorage.setItem(TABLES, JSON.stringify([...lessonTables(), table]));
  } catch {
    // Where nothing can be kept, the table of a lesson stays in the list of games.
  }
}
