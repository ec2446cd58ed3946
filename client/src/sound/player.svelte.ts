// Lets the sounds of the house be heard: where the person wants them, as loud as they want them, and once a page may sound at all.

import { settings } from '../settings/settings.svelte';
import { strike, type Sound } from './synth';

const OFFERED = 'saturnalia.sound-offered';
/** Several that come together are heard one after the other, in seconds. */
const APART = 0.14;
/** Sounds of pieces, of which many may come together. */
const PIECES: readonly Sound[] = ['card', 'stone', 'coin', 'dice', 'hammer', 'crowd', 'fire'];
/** No more than this wait to be heard. */
const MOST = 3;

class Player {
  /** Whether sounds have been offered at a table; that happens once. */
  offered = $state(localStorage.getItem(OFFERED) !== null || settings.prefer.sound);
  private context: AudioContext | undefined;
  private master: GainNode | undefined;
  /** When the last one that was wanted begins, by the context's clock. */
  private last = 0;

  /** A sound; several at once are heard one after the other. Nothing at all where none is wanted, or before the page was touched. */
  play(...sounds: readonly Sound[]): void {
    const { sound, volume } = settings.prefer;
    if (!sound || volume <= 0 || sounds.length === 0 || !navigator.userActivation.hasBeenActive) return;
    const out = this.out();
    out.gain.value = (volume / 100) ** 2 * 1.4;
    const { currentTime } = out.context;
    for (const one of new Set(sounds)) {
      // What the table says is heard at once, whatever the pieces do.
      const waits = PIECES.includes(one);
      const at = waits ? Math.max(currentTime, this.last + APART) : currentTime;
      if (at > currentTime + MOST * APART) continue;
      if (waits) this.last = at;
      strike(one, out, at);
      // In the timeline, where a trace shows it.
      performance.mark(`saturnalia-sound-${one}`);
    }
  }

  /** The offer at the table was shown: it is not made again. */
  remember(): void {
    localStorage.setItem(OFFERED, 'yes');
  }

  /** The offer was answered. */
  answer(wanted: boolean): void {
    this.remember();
    this.offered = true;
    settings.prefer.sound = wanted;
    this.play('turn');
  }

  private out(): GainNode {
    if (!this.context || !this.master) {
      this.context = new AudioContext({ latencyHint: 'interactive' });
      this.master = this.context.createGain();
      // Several at once become no louder than one may be.
      const limiter = this.context.createDynamicsCompressor();
      limiter.threshold.value = -9;
      limiter.ratio.value = 12;
      this.master.connect(limiter).connect(this.context.destination);
    }
    if (this.context.state === 'suspended') void this.context.resume();
    return this.master;
  }
}

export const player = new Player();
