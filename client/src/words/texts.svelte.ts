// Sentences in the player's language. The rules name messages; here they become words.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Label } from '../protocol/wire';
import { settings, type Language } from '../settings/settings.svelte';

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

/** Always loaded: the frame's own texts and the house's. */
const HOUSE = ['client', 'house'];

class Texts {
  /** The language of what is loaded; follows the setting once its files are there. */
  language = $state<Language>('en');
  private bundle = $state.raw(new FluentBundle('en'));
  private loaded = new Set<string>();

  /** Makes sure that the frame's texts and those of a game's board are there, in the chosen language. */
  load(...games: string[]): Promise<void> {
    return this.fetch(games.flatMap((game) => [game, `client-${game}`]));
  }

  /** The same with what is needed to speak of games without showing their boards. */
  loadNames(...games: string[]): Promise<void> {
    return this.fetch(games);
  }

  private async fetch(asked: readonly string[]): Promise<void> {
    const language = settings.language;
    const wanted = new Set([...HOUSE, ...asked]);
    const fresh = language !== this.language;
    const names = fresh ? new Set([...wanted, ...this.loaded]) : wanted;
    const missing = [...names].filter((name) => fresh || !this.loaded.has(name));
    if (missing.length === 0) return;
    const sources = await Promise.all(
      missing.map((name) => files[`../../../locales/${language}/${name}.ftl`]?.()),
    );
    if (language !== settings.language) return this.fetch(asked);
    const bundle = fresh ? new FluentBundle(language, { useIsolating: false }) : this.copy();
    for (const source of sources)
      if (source) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.loaded = new Set(fresh ? names : [...this.loaded, ...names]);
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  private copy(): FluentBundle {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    bundle._messages = new Map(this.bundle._messages);
    bundle._terms = new Map(this.bundle._terms);
    return bundle;
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence of a message. A key without a message is shown in angle brackets, so that it is found at once. */
  say(key: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args ?? null, []) : `<${key}>`;
  }

  /** The sentence of a label, with people's names for seats. */
  label(label: Label, names: (seat: number) => string): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(label.args ?? {})) {
      if (arg) args[name] = 'number' in arg ? arg.number : this.word(arg, names);
    }
    return this.say(label.key, args);
  }

  /** A share between 0 and 1 in per cent; with its sign where it is a gain or a loss. */
  percent(share: number, signed = false): string {
    return new Intl.NumberFormat(this.language, {
      style: 'percent',
      ...(signed ? { signDisplay: 'exceptZero' } : {}),
    }).format(share);
  }

  private word(arg: Arg, names: (seat: number) => string): string {
    if ('number' in arg) return String(arg.number);
    if ('text' in arg) return arg.text;
    if ('term' in arg) return this.say(arg.term);
    if ('seat' in arg) return names(arg.seat);
    if ('label' in arg) return this.label(arg.label, names);
    const words = arg.list.map((item) => this.word(item, names));
    const last = words.pop();
    if (last === undefined) return this.say('house-nothing');
    return words.length === 0
      ? last
      : `${words.join(', ')} ${this.language === 'de' ? 'und' : 'and'} ${last}`;
  }
}

export const texts = new Texts();

/** Short for `texts.say`. */
export const t = (key: string, args?: Record<string, FluentVariable>): string => texts.say(key, args);
