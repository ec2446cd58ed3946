// Days, as calendars have them: what is the same for everybody on one date.

const DAY = 86_400_000;

/** `2026-11-18`: the date where this device is. */
export function dateOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const today = (): string => dateOf(new Date());

/** Days since 1970. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);

/** The date so many days later. */
export const daysLater = (date: string, days: number): string =>
  new Date((dayNumber(date) + days) * DAY).toISOString().slice(0, 10);
