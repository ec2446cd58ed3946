// The host's own pages: imprint, privacy, house rules.

import * as http from '../net/http';
import { atServer } from '../net/places';
import { people } from './people.svelte';

const KEYS = ['imprint', 'privacy', 'rules'] as const;
export type HostKey = (typeof KEYS)[number];
export const isHostKey = (key: string): key is HostKey => (KEYS as readonly string[]).includes(key);

class HostPages {
  list = $state.raw<readonly { key: HostKey; languages: readonly string[] }[]>([]);
  private reading: Promise<void> | undefined;

  async read(): Promise<void> {
    // A page without a server has nobody's pages but its own.
    if (!atServer) return;
    this.reading ??= people.session().then(async () => {
      const found = await http.hostPages();
      this.list = found.flatMap(({ key, languages }) => (isHostKey(key) ? [{ key, languages }] : []));
    });
    await this.reading.catch(() => (this.reading = undefined));
  }

  /** The page's text, in this language if it is written in it, otherwise in the one it is. */
  async text(key: HostKey, language: string): Promise<{ language: string; text: string } | undefined> {
    await this.read();
    const languages = this.list.find((page) => page.key === key)?.languages ?? [];
    const written = languages.includes(language) ? language : languages[0];
    return written === undefined ? undefined : { language: written, text: await http.hostPage(key, written) };
  }
}

export const hostPages = new HostPages();
