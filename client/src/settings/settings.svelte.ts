// What a person prefers on this device. Kept in the browser; written to the root element where the styles read it.

export type Language = 'de' | 'en';

export interface Preferences {
  language: Language | 'browser';
  light: 'system' | 'light' | 'dark';
  text: 'normal' | 'large' | 'larger';
  motion: 'normal' | 'fast' | 'off';
  /** How long what others do stays to be read. */
  turns: 'slow' | 'normal' | 'fast' | 'at_once';
  sound: boolean;
  /** How loud, in hundredths. */
  volume: number;
  /** Which answers are put up to be confirmed: those that weigh and cannot be taken back, all that cannot be, all, none. */
  confirm: 'grave' | 'final' | 'always' | 'never';
  /** Tables of mine leave every answer to whoever is asked, also where there is only one. */
  byHand: boolean;
  patterns: boolean;
  log: boolean;
  /** The bot to play against; without one, what the house thinks best. */
  opponent?: string;
  /** When that bot was chosen, in milliseconds since 1970. */
  opponentSince?: number;
  /** Where tables are opened, where there is a choice. */
  where: 'device' | 'server';
  /** What the person is called where there is no server that knows them. */
  name?: string;
}

const KEY = 'saturnalia.settings';
const DEFAULTS: Preferences = {
  language: 'browser',
  light: 'system',
  text: 'normal',
  motion: 'normal',
  turns: 'normal',
  sound: false,
  volume: 60,
  confirm: 'grave',
  byHand: false,
  patterns: true,
  log: true,
  where: 'device',
};

function read(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** How long happenings stay, as a share of the usual time. */
const READING = { slow: 2, normal: 1, fast: 0.4, at_once: 0 };

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const systemStill = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  prefer = $state<Preferences>(read());
  private systemDark = $state(systemDark.matches);
  private systemStill = $state(systemStill.matches);

  constructor() {
    systemDark.addEventListener('change', (event) => (this.systemDark = event.matches));
    systemStill.addEventListener('change', (event) => (this.systemStill = event.matches));
  }

  get language(): Language {
    if (this.prefer.language !== 'browser') return this.prefer.language;
    return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
  }

  get dark(): boolean {
    return this.prefer.light === 'system' ? this.systemDark : this.prefer.light === 'dark';
  }

  /** How long things take, as a share of the normal time; 0 for no motion at all. */
  get pace(): number {
    if (this.systemStill || this.prefer.motion === 'off') return 0;
    return this.prefer.motion === 'fast' ? 0.5 : 1;
  }

  /** Whether pieces fade from place to place instead of travelling: the system wants less motion, and the person not none at all. */
  get fades(): boolean {
    return this.systemStill && this.prefer.motion !== 'off';
  }

  /** How long happenings stay to be read, as a share of the usual time; 0 for not at all. */
  get reading(): number {
    return READING[this.prefer.turns] ?? 1;
  }

  /** Writes the preferences down and shows them. Call inside an effect. */
  apply(): void {
    localStorage.setItem(KEY, JSON.stringify(this.prefer));
    const root = document.documentElement;
    root.dataset['light'] = this.dark ? 'dark' : 'light';
    root.dataset['text'] = this.prefer.text;
    root.dataset['motion'] = this.pace === 0 ? 'off' : 'on';
    root.dataset['patterns'] = this.prefer.patterns ? 'on' : 'off';
  }
}

export const settings = new Settings();
