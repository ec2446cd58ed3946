// Where a browser lets the page keep nothing, even to look for what is kept is an error. Everything else may take it that there is something to
// keep things in: here it lasts as long as the page. Brought in before anything else.

class Fleeting implements Storage {
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }
  key = (index: number): string | null => [...this.#kept.keys()][index] ?? null;
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#kept.set(key, value);
  removeItem = (key: string): void => void this.#kept.delete(key);
  clear = (): void => this.#kept.clear();
}

for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    void globalThis[name].length;
  } catch {
    Object.defineProperty(globalThis, name, { value: new Fleeting() });
  }
