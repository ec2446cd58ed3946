// The places of a row as a board draws them: they are remembered from one view to the next.

import { keepPlaces } from './places';

interface Lying<Key extends string> {
  keys: readonly Key[];
  /** So many places there are at least. */
  least?: number;
  /** So many of them may lie empty between others; without end, no place that was ever there is given up. */
  gaps?: number;
  /** Whose they are: somebody else's begin anew. */
  whose: unknown;
}

export class Places<Key extends string> {
  private before: readonly (Key | undefined)[] = [];
  private whose: unknown;

  constructor(private readonly lying: () => Lying<Key>) {}

  readonly all = $derived.by<readonly (Key | undefined)[]>(() => {
    const { keys, least, gaps, whose } = this.lying();
    this.before = keepPlaces(whose === this.whose ? this.before : [], keys, least, gaps);
    this.whose = whose;
    return this.before;
  });
}
