// What this page knows of the tables that are kept on this device.

import { Shelf } from '../../device/shelf';

let opening: Promise<Shelf | undefined> | undefined;

/** Where the tables are kept; undefined where nothing may be kept. */
export function shelf(): Promise<Shelf | undefined> {
  opening ??= Shelf.open().catch(() => undefined);
  return opening;
}
