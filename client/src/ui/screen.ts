// Which screens are drawn as a phone's. Boards tell an upright phone from one on its side by the same measures in their styles:
// `@media (max-height: 500px) and (min-width: 701px)`.

/** A narrow screen, or a phone on its side. */
export const isPhone = (width: number, height: number): boolean => width <= 700 || height <= 500;
