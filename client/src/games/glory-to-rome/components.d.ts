// What the game's data says of its cards; the rules read the same file and refuse a false one.

declare module '*/glory-to-rome/data/components.toml' {
  export const building: readonly {
    name: import('../../protocol/glory-to-rome').Building;
    material: import('../../protocol/glory-to-rome').Material;
    role: import('../../protocol/glory-to-rome').Role;
    value: number;
    copies: number;
  }[];
}
