declare module 'virtual:engine' {
  /** The addresses of the engine's files; undefined where the client was built without it. */
  export const engine:
    | {
        /** A module that `wasm-bindgen` has written; its default export takes `{ module_or_path: wasm }`. */
        script: string;
        wasm: string;
        /** How many bytes of WebAssembly that are, unpacked. */
        bytes: number;
        /** `GameSummary[]` as JSON. */
        games: string;
        /** What is printed on the components of each game, as JSON of the game's own form. */
        printed: Readonly<Record<string, string>>;
      }
    | undefined;
  /** Whether the page comes from a Saturnalia server; false on a static site. */
  export const server: boolean;
}
