import type { Page } from '@playwright/test';
import { finger, mouse, ready, take, type Hand, type Thing } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test } from './server';
import { sitDown } from './table';

/** A table for two against a bot. */
async function open(page: Page, scenario?: object): Promise<void> {
  await sitDown(page, { game: 'alea-iacta-est', scenario });
  await page.locator('.board .city').first().waitFor();
}

/** The first of a kind. */
const first = (kind: string): Thing => ({ kind, index: 0, what: kind, answer: null });

interface Seen {
  previews: Set<string>;
  rerolls: number;
}

/**
 * Plays until the result is shown, or until enough has been seen: takes up a die, then the building that takes it; pays a chip now and
 * then.
 */
async function playThrough(
  page: Page,
  hand: Hand,
  enough: (seen: Seen) => boolean = () => false,
): Promise<Seen> {
  const seen: Seen = { previews: new Set(), rerolls: 0 };
  for (let acts = 0; acts < 1_000; acts++) {
    const { over, confirm, pieces, buttons } = await ready(page);
    if (over || enough(seen)) return seen;
    const die = pieces.find(({ what }) => what.startsWith('dice/'));
    const other = pieces.find(({ what }) => !/^(dice\/|chips$)/.test(what)) ?? buttons[0] ?? pieces[0];
    if (confirm) await take(page, hand, confirm);
    else if (die) {
      const able = await page.locator('.repete.able').isVisible();
      await take(page, hand, die);
      if (able && seen.rerolls < 3) {
        await rerollOnce(page, hand);
        seen.rerolls += 1;
        continue;
      }
      for (const text of await page.locator('.building.now .preview').allInnerTexts())
        seen.previews.add(text.replaceAll(/\d/g, '#'));
      if (await page.locator('.building.now').count()) await take(page, hand, first('.building.now'));
    } else if (other) await take(page, hand, other);
  }
  throw new Error('the game does not come to an end');
}

/** One tap pays one chip and rolls what was taken up; no question is shown in between. */
async function rerollOnce(page: Page, hand: Hand): Promise<void> {
  const chips = page.locator('.repete b');
  const before = Number(await chips.innerText());
  const asked = await page.evaluate(() => {
    const asked: string[] = [];
    const prompt = document.querySelector('.prompt .sentence');
    new MutationObserver(() => asked.push(prompt?.textContent ?? '')).observe(prompt as Element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    (globalThis as unknown as { asked: string[] }).asked = asked;
    return asked.length;
  });
  expect(asked).toBe(0);
  await take(page, hand, first('.repete.able'));
  await expect(chips).toHaveText(String(before - 1));
  const shown = await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  expect(shown.filter((sentence) => /noch einmal würfeln|roll again\?/i.test(sentence))).toEqual([]);
}

test('Alea Iacta Est: a whole game for two by mouse, in German', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, LAPTOP);
  await open(page);
  await fits(page);
  await page.locator('.building.castrum h3').hover();
  await expect(page.locator('.help')).toContainText('Der größte Pasch');
  await page.mouse.move(0, 0);
  const seen = await playThrough(page, mouse);
  expect(seen.rerolls).toBeGreaterThan(0);
  expect([...seen.previews].some((text) => text.startsWith('Platz #'))).toBe(true);
  expect([...seen.previews].some((text) => text.startsWith('Säule #'))).toBe(true);
  await expect(page.getByRole('dialog')).toContainText('Provinzen');
  await fits(page);
  expect(trouble).toEqual([]);
});

test('Alea Iacta Est: by touch on a phone, in English', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, PHONE);
  await open(page);
  await fits(page);
  const tall = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  expect(tall, 'the table is longer than the phone').toBe(true);
  const seen = await playThrough(
    page,
    finger,
    ({ rerolls, previews }) => rerolls > 1 && [...previews].some((text) => text.startsWith('Column #')),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(seen.rerolls).toBeGreaterThan(1);
  await fits(page);
  expect(trouble).toEqual([]);
});

test('Alea Iacta Est: what glows and what is previewed', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await open(page, {
    rolled: [1, 2, 3, 4, 4, 6],
    forum: [1, 3, 4, 5].map((face) => ({ seat: 1, face })),
    players: [{ castrum: [5, 5] }, { castrum: [4, 4, 4] }],
  });
  const die = (face: number) => page.locator(`.tray .die[data-piece^="dice/${face}/"]:not(.up)`).first();
  // Dice first: the places that take them glow and say what they would bring.
  await die(2).click();
  await die(3).click();
  await expect(page.locator('.building.now')).toHaveCount(2);
  await expect(page.locator('.building.senatus .preview')).toHaveText(/Place 1: a Senate card/);
  await expect(page.locator('.building.forum .preview')).toHaveText(/Columns 2 and 3, pushes out:.*×2/);
  await expect(page.locator('.building.castrum .preview')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lay down' }).click();
  // Nothing taken up: at the foot of every place dice lie ready, those that bring most marked.
  const ready = (building: string, dice: string) =>
    page.locator(`.site.${building}`).getByRole('button', { name: `One tap places: ${dice}`, exact: true });
  await expect(ready('castrum', '4-4')).toHaveClass(/best/);
  await expect(ready('senatus', '1-2-3-4')).toHaveClass(/best/);
  await expect(ready('forum', '2-3')).toBeVisible();
  await die(4).click();
  await expect(page.locator('.building.castrum .preview')).toHaveText(/Place 3: nothing yet/);
  await page.getByRole('button', { name: 'Lay down' }).click();
  // One tap on any of them places it; pointing at it says what it would bring.
  await ready('forum', '2-3').hover();
  await expect(page.locator('.building.forum .preview')).toHaveText(/Column/);
  await ready('castrum', '4-4').click();
  await expect(page.locator('.log')).toContainText('places 4-4 in the Castrum');
  expect(trouble).toEqual([]);
});
