// Places in a row that things keep: whoever knows where a card lies finds it there after the others have come and gone.

/** So many places may lie empty between others before all close up, where nothing else is said. */
const MOST_GAPS = 3;

/**
 * What lies where, place by place: what has left frees its place, what has come takes the first free one. `undefined` is an empty place;
 * there are never fewer than `least`. More than so many
 * `gaps` are closed.
 */
export function keepPlaces<Key extends string>(
  before: readonly (Key | undefined)[],
  now: readonly Key[],
  least = 0,
  gaps = MOST_GAPS,
): (Key | undefined)[] {
  const stays: (Key | undefined)[] = before.map((key) =>
    key !== undefined && now.includes(key) ? key : undefined,
  );
  const places = gaps === Infinity || stays.some((key) => key !== undefined) ? stays : [];
  for (const key of now) {
    if (places.includes(key)) continue;
    const free = places.indexOf(undefined);
    if (free >= 0) places[free] = key;
    else places.push(key);
  }
  const last = places.findLastIndex((key) => key !== undefined);
  const kept = gaps === Infinity ? places : places.slice(0, last + 1);
  const close = kept.filter((key) => key === undefined).length > gaps;
  const lying = close ? kept.filter((key) => key !== undefined) : kept;
  return [...lying, ...Array<undefined>(Math.max(0, least - lying.length)).fill(undefined)];
}
