// What the compiler knows of our messages.

import type { Messages } from './keys';

export type Key = keyof Messages;

/** What every one of some messages needs. */
type Needs<K extends Key> = { [P in K]: (needs: Messages[P]) => void }[K] extends (needs: infer All) => void
  ? All
  : never;

/** The arguments to say one of some messages: none where none needs any. A key that might be any message cannot be said at all. */
export type Args<K extends Key> = [Key] extends [K]
  ? [unknownMessage: never]
  : keyof Needs<K> extends never
    ? []
    : [args: Needs<K>];

/** Messages that need nothing. */
export type PlainKey = { [K in Key]: keyof Messages[K] extends never ? K : never }[Key];

/** As names of the rules are written in keys. */
export type Dashed<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Name;

export const dashed = <Name extends string>(name: Name): Dashed<Name> =>
  name.replaceAll('_', '-') as Dashed<Name>;
