// Lessons: each can be learned to its end with what the screen says, a wrong answer is played and taken back, and what was learned is kept.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { matches, type Ask, type Lesson, type Step } from '../../src/store/lesson';
import { withBoard } from './boards';
import { accessible, picture } from './inspect';
import { ready } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test, type Screen } from './server';
import { idOf, state } from './table';

const folder = (game: string) => join(import.meta.dirname, '../../src/games', game, 'lessons');
const lessonsOf = (game: string): [string, Lesson][] =>
  !existsSync(folder(game))
    ? []
    : readdirSync(folder(game))
        .sort()
        .map((file) => [
          file.replace('.json', ''),
          JSON.parse(readFileSync(join(folder(game), file), 'utf8')) as Lesson,
        ]);

const panel = (page: Page) => page.locator('[data-lesson-panel]');
const says = (page: Page) => panel(page).locator('.says');
const next = (page: Page) => panel(page).locator('button.primary');

/** Gives the first answer that is like one of these, from the list of all offers. */
async function answer(page: Page, wanted: readonly unknown[]): Promise<void> {
  await ready(page);
  const ask = (await state(page, idOf(page))).turn?.ask;
  const index = ask?.offers.findIndex((offer) => wanted.some((one) => matches(one, offer.answer))) ?? -1;
  expect(index, JSON.stringify(wanted)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('l');
  await page.locator('.offers button').nth(index).click();
  const confirm = page.locator('[data-confirm]');
  const asked = page.locator('.prompt.mine');
  await expect(confirm.or(asked).or(panel(page)).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
}

/** What is meant is there, and in sight. */
async function pointsAtSomething(page: Page, step: Step): Promise<void> {
  if (!('at' in step) || !step.at?.length) return;
  await expect(page.locator('[data-meant]').first(), `${JSON.stringify(step.at)} is nowhere`).toBeVisible();
}

async function learn(page: Page, game: string, name: string, lesson: Lesson, language: 'de' | 'en') {
  await page.goto(`/learn/${game}/${name}`);
  for (const step of lesson.steps) {
    if ('say' in step && step.say) await expect(says(page)).toContainText(step.say[language]);
    await pointsAtSomething(page, step);
    if (step.step === 'ask') await answer(page, step.answers);
    else if (step.step === 'free') for (const one of step.solution) await answer(page, [one]);
    else if (step.step !== 'other' || step.say) await next(page).click();
  }
  await expect(says(page)).toContainText(lesson.done[language]);
}

for (const [index, game] of withBoard.entries()) {
  const lessons = lessonsOf(game);
  if (lessons.length === 0) continue;
  // Both screens and both languages over the games.
  const screen = { ...(index % 2 ? PHONE : LAPTOP), language: index % 3 ? 'en' : 'de' } satisfies Screen;

  test(`the lessons of ${game} can be learned one after the other`, async ({ browser, server }) => {
    const { page, trouble } = await sit(browser, server, screen);
    for (const [name, lesson] of lessons) {
      await learn(page, game, name, lesson, screen.language);
      await fits(page);
      await picture(page, screen, `${game}-lesson-${name}`);
    }
    await accessible(page, `${game} lesson`);
    await page.goto(`/learn/${game}`);
    await expect(page.locator('li.done')).toHaveCount(lessons.length);
    await accessible(page, `${game} lessons`);
    await picture(page, screen, `${game}-lessons`);
    expect(trouble).toEqual([]);
  });

  test(`a wrong answer in a lesson of ${game} is played, explained and taken back`, async ({
    browser,
    server,
  }) => {
    const found = lessons.find(
      ([, lesson]) => lesson.steps[0]?.step === 'ask' || lesson.steps[1]?.step === 'ask',
    );
    if (!found) throw new Error('no lesson asks early');
    const [name, lesson] = found;
    const number = lesson.steps.findIndex(({ step }) => step === 'ask');
    const step = lesson.steps[number] as Ask;
    const { language } = screen;
    const { page, trouble } = await sit(browser, server, screen);
    await page.goto(`/learn/${game}/${name}`);
    for (let told = 0; told < number; told++) await next(page).click();
    await expect(says(page)).toContainText(step.say[language]);
    const hint = panel(page).getByRole('button', { name: language === 'de' ? 'Tipp' : 'Hint' });
    for (const one of step.hints) {
      await hint.click();
      await expect(says(page)).toContainText(one[language]);
    }
    await expect(hint).toHaveCount(0);
    await ready(page);
    const before = (await state(page, idOf(page))).turn;
    const wrong = before?.ask?.offers.find(
      (offer) => !step.answers.some((one) => matches(one, offer.answer)),
    );
    await answer(page, [wrong?.answer]);
    await expect(panel(page).locator('.wrong')).toBeVisible();
    expect((await state(page, idOf(page))).turn?.entries).toBeGreaterThan(before?.entries ?? 0);
    // Still so after a reload.
    await page.reload();
    await expect(panel(page).locator('.wrong')).toBeVisible();
    await next(page).click();
    await expect(says(page)).toContainText(step.say[language]);
    await expect.poll(async () => (await state(page, idOf(page))).turn?.entries).toBe(before?.entries);
    await answer(page, step.answers);
    await expect(panel(page).locator('.wrong')).toHaveCount(0);
    expect(trouble).toEqual([]);
  });
}
