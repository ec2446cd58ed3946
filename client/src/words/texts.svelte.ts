// Sentences in the player's language. The rules name messages; here they become words.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Label } from '../protocol/wire';
import { settings, type Language } from '../settings/settings.svelte';
import type { Topics } from './keys';
import type { Args, Key } from './typed';

const files = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/{share,terminal}.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);
/** Names that the components of a game bring along. */
const names = import.meta.glob<string>('../../../games/*/data/names.*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Always loaded: the frame's own texts, the house's and the table's. */
const HOUSE: readonly Sheet[] = [{ sentences: 'client' }, { sentences: 'house' }, { sentences: 'table' }];

/** What the rules of a game may say. */
const spoken = (game: string): Sheet[] => [{ sentences: game }, { names: game }];

/** What is loaded as one: a file of sentences, or the names of a game's components. */
type Sheet = { sentences: string } | { names: string };

const key = (sheet: Sheet) => ('names' in sheet ? `${sheet.names} names` : sheet.sentences);

/** A piece of a sentence: plain, somebody's name, or a word that stands for a thing, with its key or as the components write it. */
export interface Part {
  text: string;
  seat?: number;
  word?: string;
}

/** An argument that is put in as one name. */
type Named = Extract<Arg, { seat: number } | { term: string } | { text: string }>;

/** Around the number of a name while a sentence is made; no text has these. */
const [BEGINS, ENDS] = ['\uE000', '\uE001'];

class Texts {
  /** Finds the sentences of a game that none were built in for, as Fluent source. */
  brought: (game: string, language: Language) => Promise<string | undefined> = () =>
    Promise.resolve(undefined);
  /** The language of what is loaded; follows the setting once its files are there. */
  language = $state<Language>('en');
  private bundle = $state.raw(new FluentBundle('en'));
  /** What the components of the table that is shown are called otherwise, by language, as Fluent source. */
  private renamed: Readonly<Record<string, string>> = {};
  private loaded: ReadonlyMap<string, { sheet: Sheet; resource: FluentResource | undefined }> = new Map();

  /** Makes sure that the frame's texts and those of a game's board are there, in the chosen language. */
  load(...games: string[]): Promise<void> {
    return this.fetch(games.flatMap((game) => [...spoken(game), { sentences: `client-${game}` }]));
  }

  /** The same with what is needed to speak of games without showing their boards. */
  loadNames(...games: string[]): Promise<void> {
    return this.fetch(games.flatMap(spoken));
  }

  private async fetch(asked: readonly Sheet[]): Promise<void> {
    const language = settings.language;
    const kept: typeof this.loaded = language === this.language ? this.loaded : new Map();
    const before = [...this.loaded.values()].map(({ sheet }) => sheet);
    const wanted = new Map([...HOUSE, ...asked, ...before].map((sheet) => [key(sheet), sheet]));
    const missing = [...wanted].filter(([name]) => !kept.has(name));
    if (missing.length === 0) return;
    const fresh = await Promise.all(
      missing.map(async ([name, sheet]) => {
        const source = await this.source(sheet, language);
        return [
          name,
          { sheet, resource: source === undefined ? undefined : new FluentResource(source) },
        ] as const;
      }),
    );
    if (language !== settings.language) return this.fetch(asked);
    // Others may have been loaded meanwhile.
    this.loaded = new Map([...(language === this.language ? this.loaded : kept), ...fresh]);
    this.language = language;
    this.bind();
    document.documentElement.lang = language;
  }

  /** Calls the components of a table as its own set does; as printed if nothing is said. */
  rename(names: Readonly<Record<string, string>> = {}): void {
    if (Object.keys(names).length + Object.keys(this.renamed).length === 0) return;
    this.renamed = names;
    this.bind();
  }

  private bind(): void {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const { resource } of this.loaded.values()) if (resource) bundle.addResource(resource);
    const renamed = this.renamed[this.language];
    if (renamed) bundle.addResource(new FluentResource(renamed), { allowOverrides: true });
    this.bundle = bundle;
  }

  private async source(sheet: Sheet, language: Language): Promise<string | undefined> {
    if ('names' in sheet) return names[`../../../games/${sheet.names}/data/names.${language}.ftl`]?.();
    const built = files[`../../../locales/${language}/${sheet.sentences}.ftl`];
    if (built) return built();
    // Boards are always built in, and some have no sentences of their own.
    return sheet.sentences.startsWith('client-') ? undefined : this.brought(sheet.sentences, language);
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
    return this.filled(label, (arg) => this.plain(arg, names));
  }

  /** The same in parts: who is named in it and which words stand for things, so that they can be drawn as such. */
  parts(label: Label, names: (seat: number) => string): Part[] {
    const named: Part[] = [];
    const mark = (arg: Named): string => {
      named.push({
        text: this.plain(arg, names),
        ...('seat' in arg ? { seat: arg.seat } : { word: 'term' in arg ? arg.term : arg.text }),
      });
      return `${BEGINS}${named.length - 1}${ENDS}`;
    };
    return this.filled(label, mark)
      .split(BEGINS)
      .flatMap((piece, index): Part[] => {
        if (index === 0) return [{ text: piece }];
        const [number, after = ''] = piece.split(ENDS);
        const part = named[Number(number)];
        return part ? [part, { text: after }] : [{ text: after }];
      })
      .filter((part) => part.text !== '');
  }

  /** The sentence of a label, with whatever is named in it put in one way or the other. */
  private filled(label: Label, name: (arg: Named) => string): string {
    const args: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(label.args ?? {})) {
      if (arg) args[key] = 'number' in arg ? arg.number : this.word(arg, name);
    }
    return this.say(label.key, args);
  }

  private plain(arg: Named, names: (seat: number) => string): string {
    if ('text' in arg) return arg.text;
    return 'term' in arg ? this.say(arg.term) : names(arg.seat);
  }

  /** A share between 0 and 1 in per cent; with its sign where it is a gain or a loss. */
  percent(share: number, signed = false): string {
    return new Intl.NumberFormat(this.language, {
      style: 'percent',
      ...(signed ? { signDisplay: 'exceptZero' } : {}),
    }).format(share);
  }

  /** A mean of many games: one place behind the point is all it can claim. */
  decimal(mean: number): string {
    return new Intl.NumberFormat(this.language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(mean);
  }

  private word(arg: Arg, name: (arg: Named) => string): string {
    if ('number' in arg) return String(arg.number);
    if ('label' in arg) return this.filled(arg.label, name);
    if (!('list' in arg)) return name(arg);
    const words = arg.list.map((item) => this.word(item, name));
    const last = words.pop();
    if (last === undefined) return t('house-nothing');
    return words.length === 0
      ? last
      : `${words.join(', ')} ${this.language === 'de' ? 'und' : 'and'} ${last}`;
  }
}

export const texts = new Texts();

/** The sentence of a message of ours. The compiler knows them all, and what each needs. */
export function t<K extends Key>(key: K, ...args: Args<K>): string;
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return texts.say(key, args);
}

/** The sentence of a message that the server has named, or that belongs to something it has named. */
export const heard = (key: string): string => texts.say(key);

/** The name of a game. */
export const gameName = (game: string): string => heard(`${game}-name`);

/** A topic of help, if there are a heading and a text for it: `client-city-topic-score` and `client-city-about-score`. */
export function topicOf<P extends keyof Topics>(prefix: P, topic: string): Topics[P] | undefined {
  const both = texts.knows(`${prefix}-topic-${topic}`) && texts.knows(`${prefix}-about-${topic}`);
  return both ? (topic as Topics[P]) : undefined;
}
