import { placeOf } from '../net/places';

/** Hands the file of a table to the browser, to be saved. */
export async function saveFile(id: string): Promise<void> {
  const text = await placeOf(id).file(id);
  const { game = 'table' } = JSON.parse(text) as { game?: string };
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: `${game}-${id}.game` });
  link.click();
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
