// The places where tables live, and which of them a table's id names.

import { server as served } from 'virtual:engine';
import { device, isOfDevice } from './device/device';
import { canPlayHere, hasGame } from './device/engine';
import type { Place } from './place';
import { server } from './server';

/** The server that the page comes from; missing on a static site. */
export const atServer: Place | undefined = served ? server : undefined;
/** This device; missing where the client was built without the engine, or the browser cannot run it. */
export const here = canPlayHere ? device : undefined;

/** Where a table lives. */
export const placeOf = (id: string): Place => (isOfDevice(id) ? device : server);

/** Where a game can be played; this device first. */
export const placesFor = (game: string): Place[] =>
  [hasGame(game) ? here : undefined, atServer].filter((place) => place !== undefined);
