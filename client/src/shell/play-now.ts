import type { Place, Watch } from '../net/place';
import type { GameSummary, SeatPlan } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import { usualPlace } from '../store/house';
import { opponent } from './bots';

/** One click: me and bots, at once. Three at the table where the game allows it; `last` are other chairs. */
export function playNow(
  game: GameSummary,
  watch?: Watch,
  place: Place = usualPlace(game.key),
  last?: SeatPlan[],
): Promise<string> {
  if (last) return place.open({ game: game.key, seats: last }, watch);
  const seats = Math.min(game.max_seats, Math.max(game.min_seats, 3));
  const bot = { bot: { spec: opponent(game, settings.prefer.opponent) } };
  const chairs = Array.from({ length: seats - 1 }, () => bot);
  return place.open(
    { game: game.key, seats: ['me', ...chairs], ...(settings.prefer.byHand && { by_hand: true }) },
    watch,
  );
}
