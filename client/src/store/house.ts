// The games of the house, and where they are played.

import type { Place } from '../net/place';
import { atServer, here, placesFor } from '../net/places';
import { Refused } from '../net/refused';
import type { GameSummary } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';

/** The server's games; where there is none, or it cannot be reached, those of this device. */
export async function houseGames(): Promise<GameSummary[]> {
  if (!atServer) return here?.games() ?? [];
  try {
    return await atServer.games();
  } catch (error) {
    if (here) return here.games();
    throw error;
  }
}

export async function houseGame(key: string): Promise<GameSummary | undefined> {
  return (await houseGames()).find((game) => game.key === key);
}

/** Where a game is played unless something else is said. */
export function usualPlace(game: string): Place {
  const places = placesFor(game);
  const place = places.find(({ where }) => where === settings.prefer.where) ?? places[0];
  if (!place) throw new Refused('no_such_game');
  return place;
}
