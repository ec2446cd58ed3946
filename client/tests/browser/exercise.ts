// A position to be thought about: whoever teaches beside the board, and an answer given to them.

import { expect, type Page } from '@playwright/test';
import { ready } from './player';

export const panel = (page: Page) => page.locator('[data-lesson-panel]');

/** Gives the answer of that number out of the list, and waits for what is said of it. */
export async function give(page: Page, index: number): Promise<void> {
  await ready(page);
  await page.keyboard.press('l');
  await page.locator('.offers button').nth(index).click();
  const confirm = page.locator('[data-confirm]');
  const judged = panel(page).locator('.right, .wrong');
  await expect(confirm.or(judged).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(judged).toBeVisible();
}
