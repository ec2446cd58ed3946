// The static site as it was built, and what of it a browser has kept.

import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

export const CLIENT = join(import.meta.dirname, '../..');
export const SITE = join(CLIENT, 'site');

/** Every file that is kept on the device, and whether that is everything. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = all.flat().map(({ url }) => new URL(url).pathname);
    return { caches: names.length, paths, complete: paths.some((path) => path.endsWith('/complete')) };
  });
export const everythingIsKept = (page: Page) =>
  expect.poll(async () => (await kept(page)).complete, { timeout: 60_000 }).toBe(true);
