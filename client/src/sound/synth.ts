// The sounds of the house, made of oscillators and noise on the spot: nothing is loaded, and they sound without a network. Each is a
// function that builds its part of an audio graph; none lasts a second. This file imports nothing, so that it can be rendered anywhere.

export const SOUNDS = [
  ...(['card', 'stone', 'coin', 'dice', 'hammer', 'crowd', 'fire'] as const),
  ...(['turn', 'chat', 'win', 'loss', 'refusal'] as const),
] as const;
export type Sound = (typeof SOUNDS)[number];

/** Sounds of things that are moved or happen on a board; the others belong to the table. */
export type Kind = 'card' | 'stone' | 'coin' | 'dice' | 'hammer' | 'crowd' | 'fire';

/** No sound is longer, in seconds. */
export const LONGEST = 0.98;

/** The same sequence each time: a sound is always the same sound. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One sound being put together, beginning at a time of its context. */
class Voice {
  constructor(
    private readonly out: AudioNode,
    private readonly begin: number,
  ) {}

  private get context(): BaseAudioContext {
    return this.out.context;
  }

  /** A gain that rises to its peak and falls away. */
  private envelope(at: number, peak: number, rise: number, fall: number): GainNode {
    const gain = this.context.createGain();
    const start = this.begin + at;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(peak, start + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + rise + fall);
    gain.connect(this.out);
    return gain;
  }

  /** A tone; `slide` is the pitch it ends at. */
  tone(
    pitch: number,
    { at = 0, peak = 0.2, rise = 0.004, fall = 0.2, type = 'sine' as OscillatorType, slide = pitch },
  ): this {
    const tone = this.context.createOscillator();
    tone.type = type;
    const start = this.begin + at;
    tone.frequency.setValueAtTime(pitch, start);
    if (slide !== pitch) tone.frequency.exponentialRampToValueAtTime(slide, start + rise + fall);
    tone.connect(this.envelope(at, peak, rise, fall));
    tone.start(start);
    tone.stop(start + rise + fall);
    return this;
  }

  /** Noise through a filter; `slide` is where the filter ends. */
  noise(
    pitch: number,
    {
      at = 0,
      peak = 0.3,
      rise = 0.002,
      fall = 0.06,
      type = 'bandpass' as BiquadFilterType,
      q = 1,
      slide = pitch,
      seed = 7,
    },
  ): this {
    const { sampleRate } = this.context;
    const length = rise + fall;
    const buffer = this.context.createBuffer(1, Math.ceil(sampleRate * length), sampleRate);
    const samples = buffer.getChannelData(0);
    const next = chance(seed);
    for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * next() - 1;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.Q.value = q;
    const start = this.begin + at;
    filter.frequency.setValueAtTime(pitch, start);
    if (slide !== pitch) filter.frequency.exponentialRampToValueAtTime(slide, start + length);
    source.connect(filter).connect(this.envelope(at, peak, rise, fall));
    source.start(start);
    source.stop(start + length);
    return this;
  }

  /** A plucked string: a tone with the octave and the twelfth above it, which die sooner. */
  pluck(pitch: number, at: number, peak: number, fall: number): this {
    return this.tone(pitch, { at, peak, fall, type: 'triangle' })
      .tone(pitch * 2, { at, peak: peak * 0.35, fall: fall * 0.6 })
      .tone(pitch * 3, { at, peak: peak * 0.16, fall: fall * 0.35 });
  }

  /** A brass note: bright at its beginning. */
  brass(pitch: number, at: number, fall: number, peak = 0.13): this {
    return this.tone(pitch, { at, peak, rise: 0.03, fall, type: 'sawtooth' })
      .tone(pitch * 1.004, { at, peak: peak * 0.6, rise: 0.04, fall, type: 'triangle' })
      .tone(pitch / 2, { at, peak: peak * 0.5, rise: 0.03, fall, type: 'triangle' });
  }

  /** Wood on wood. */
  knock(pitch: number, at: number, peak: number, seed: number): this {
    return this.tone(pitch, { at, peak, rise: 0.001, fall: 0.055, slide: pitch * 0.8 })
      .tone(pitch * 2.7, { at, peak: peak * 0.5, rise: 0.001, fall: 0.03 })
      .noise(pitch * 4, { at, peak: peak * 1.1, rise: 0.001, fall: 0.018, q: 0.8, seed });
  }
}

const MAKE: Record<Sound, (voice: Voice) => void> = {
  // Paper slides, and is put down.
  card: (voice) =>
    voice
      .noise(1700, { peak: 0.7, rise: 0.03, fall: 0.09, q: 0.7, slide: 5200 })
      .noise(420, { at: 0.105, peak: 0.5, fall: 0.045, type: 'lowpass', seed: 3 })
      .tone(170, { at: 0.105, peak: 0.16, rise: 0.002, fall: 0.05, slide: 120 }),
  // Marble is set on marble.
  stone: (voice) =>
    voice
      .noise(2300, { peak: 0.5, rise: 0.001, fall: 0.03, q: 2.4 })
      .tone(1180, { peak: 0.1, rise: 0.001, fall: 0.07 })
      .tone(205, { peak: 0.42, rise: 0.002, fall: 0.13, slide: 130 })
      .noise(700, { at: 0.012, peak: 0.3, fall: 0.12, type: 'lowpass', seed: 11 }),
  // Two coins strike each other.
  coin: (voice) => {
    for (const [at, peak, pitch] of [
      [0, 0.16, 1],
      [0.075, 0.2, 1.07],
    ] as const)
      for (const [index, partial] of [2637, 4170, 5931, 7702].entries())
        voice.tone(partial * pitch, {
          at,
          peak: peak / (1 + index * 0.7),
          rise: 0.001,
          fall: 0.42 - index * 0.08,
        });
  },
  // Dice tumble over a wooden tray, and settle.
  dice: (voice) => {
    const next = chance(41);
    let at = 0;
    for (let fall = 0; fall < 9; fall += 1) {
      voice.knock(330 + 260 * next(), at, 0.3 * (1 - fall / 12) * (0.7 + 0.3 * next()), 20 + fall);
      at += 0.035 + 0.05 * next() + fall * 0.006;
    }
  },
  // The auctioneer's hammer.
  hammer: (voice) =>
    voice
      .knock(240, 0, 0.62, 5)
      .tone(118, { peak: 0.42, rise: 0.002, fall: 0.24, slide: 84 })
      .noise(1500, { peak: 0.34, rise: 0.001, fall: 0.05, q: 0.6 })
      .knock(228, 0.21, 0.4, 6)
      .tone(112, { at: 0.21, peak: 0.26, rise: 0.002, fall: 0.2, slide: 84 }),
  // Many voices rise and die away.
  crowd: (voice) => {
    for (const [index, [pitch, peak]] of (
      [
        [420, 1.3],
        [780, 1.1],
        [1240, 0.8],
        [2350, 0.32],
      ] as const
    ).entries())
      voice.noise(pitch, {
        at: index * 0.03,
        peak,
        rise: 0.26,
        fall: 0.55,
        q: 3.2,
        slide: pitch * 1.16,
        seed: 61 + index,
      });
  },
  // It crackles.
  fire: (voice) => {
    const next = chance(97);
    voice.noise(190, { peak: 1.1, rise: 0.12, fall: 0.75, type: 'lowpass', seed: 2 });
    for (let crack = 0; crack < 13; crack += 1)
      voice.noise(1600 + 3600 * next(), {
        at: 0.05 + 0.78 * next(),
        peak: 0.4 + 0.7 * next(),
        rise: 0.001,
        fall: 0.012 + 0.02 * next(),
        q: 3,
        seed: 100 + crack,
      });
  },
  // Two strings: come and play.
  turn: (voice) => voice.pluck(523.25, 0, 0.3, 0.55).pluck(783.99, 0.13, 0.32, 0.7),
  // Somebody speaks.
  chat: (voice) =>
    voice
      .tone(590, { peak: 0.26, rise: 0.008, fall: 0.09, slide: 880 })
      .tone(880, { at: 0.1, peak: 0.22, rise: 0.006, fall: 0.16 }),
  // A short fanfare.
  win: (voice) =>
    voice
      .brass(392, 0, 0.13)
      .brass(523.25, 0.14, 0.13)
      .brass(659.25, 0.28, 0.13)
      .brass(783.99, 0.42, 0.5, 0.16)
      .brass(523.25, 0.42, 0.5, 0.1),
  // Two strings that let it go.
  loss: (voice) =>
    voice.pluck(329.63, 0, 0.28, 0.4).pluck(261.63, 0.18, 0.26, 0.4).pluck(220, 0.36, 0.3, 0.55),
  // It cannot be done.
  refusal: (voice) =>
    voice
      .tone(150, { peak: 0.5, rise: 0.004, fall: 0.09, slide: 110, type: 'triangle' })
      .tone(132, { at: 0.12, peak: 0.5, rise: 0.004, fall: 0.13, slide: 92, type: 'triangle' })
      .noise(500, { peak: 0.2, fall: 0.04, type: 'lowpass' }),
};

/** Lets a sound begin at a time of the context that `out` belongs to. */
export function strike(sound: Sound, out: AudioNode, at: number): void {
  MAKE[sound](new Voice(out, at));
}
