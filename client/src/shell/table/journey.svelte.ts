// Taking the table along, as the screen follows it.

import { takeAlong } from '../../net/along';
import type { Loading } from '../../net/place';
import { refusalText } from '../../store/refusal';
import { router } from '../router.svelte';

export class Journey {
  /** Under way. */
  going = $state(false);
  /** How far the engine is, if it has to be fetched for that. */
  loaded = $state.raw<Loading>();
  trouble = $state('');

  /** Takes the table along and goes there. */
  async go(id: string, game: string): Promise<void> {
    [this.going, this.trouble] = [true, ''];
    try {
      router.go(`/table/${await takeAlong(id, game, (loading) => (this.loaded = loading))}`);
    } catch (error) {
      this.trouble = refusalText(error);
    } finally {
      this.going = false;
    }
  }
}
