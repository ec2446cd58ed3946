// What the game's data says of its cards; the rules read the same file and refuse a false one.

declare module '*/city-of-rome/data/components.toml' {
  export const card: readonly {
    name: import('../../protocol/city-of-rome').Card;
    family: string;
    cost: number;
    stars: number;
    /** In decks I to IV. */
    copies: readonly [number, number, number, number];
  }[];
}
