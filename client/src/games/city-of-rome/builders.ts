import type { View } from '../../protocol/city-of-rome';

export interface PlacedBuilder {
  seat: number;
  /** From 0; missing beside the city. */
  field: number | undefined;
  address: string;
}

/** Every builder with an address of its own, so that it can be seen walking. Two players have two each. */
export function builderIds(view: View): PlacedBuilder[] {
  const each = view.players.length === 2 ? 2 : 1;
  return view.players.flatMap(({ seat }) => {
    const fields = view.strip.flatMap((field, index) => (field.builder === seat ? [index] : []));
    return Array.from({ length: each }, (_, number) => ({
      seat,
      // The last builders are the first to leave: those on the strip keep the higher numbers.
      field: fields[number - (each - fields.length)],
      address: `builder/${seat}/${number}`,
    }));
  });
}
