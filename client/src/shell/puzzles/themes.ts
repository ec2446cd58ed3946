// What the themes of puzzles are called.

import type { Theme } from '../../store/puzzle';
import { dashed, type Dashed } from '../../words/typed';

export const themeName = (theme: Theme): `client-puzzle-theme-${Dashed<Theme>}` =>
  `client-puzzle-theme-${dashed(theme)}`;
