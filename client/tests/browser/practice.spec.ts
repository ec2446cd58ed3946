// After a game its mistakes are tried again, on the board as it was seen: a poor answer is refused with a reason, a good one passes.

import type { Page } from '@playwright/test';
import type { Analysis, Findings, ReplayStep } from '../../src/protocol/wire';
import { mistakesOf } from '../../src/store/practice';
import { give, panel } from './exercise';
import { accessible, picture } from './inspect';
import { ready } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test } from './server';
import { answerUntil, openTable } from './table';

/** A game of mine against a bot, in which I answer the first that comes to mind; with its analysis. */
async function played(page: Page): Promise<{ id: string; findings: Findings }> {
  const { id } = await openTable(page, { game: 'city-of-rome', seats: ['me', { bot: { spec: 'greedy' } }] });
  await answerUntil(
    page,
    id,
    (turn) => turn?.outcome !== undefined,
    () => 0,
  );
  const address = `/api/tables/${id}/analysis`;
  await page.request.post(address, { data: {} });
  let findings: Findings | undefined;
  await expect
    .poll(
      async () => {
        const analysis = (await (await page.request.get(address)).json()) as Analysis;
        if (typeof analysis === 'object' && 'found' in analysis) findings = analysis.found;
        return findings !== undefined;
      },
      { timeout: 150_000, intervals: [1000] },
    )
    .toBe(true);
  if (!findings) throw new Error('no findings');
  return { id, findings };
}

test('my mistakes are tried again until I find something better', async ({ browser, server }) => {
  test.setTimeout(300_000);
  const { page, trouble } = await sit(browser, server, LAPTOP);
  const { id, findings } = await played(page);
  const mistakes = mistakesOf(findings, [0]);
  expect(mistakes.length).toBeGreaterThan(0);
  const [first] = mistakes;
  if (!first) return;
  // The analysis speaks of me first, and leads there.
  await page.goto(`/replay/${id}?analysis`);
  await expect(page.locator('.analysis h3').first()).toHaveText('Deine teuersten Züge');
  await picture(page, LAPTOP, 'analysis-mine');
  await page.getByRole('link', { name: /Aus .*Fehler/ }).click();
  await expect(panel(page)).toContainText(`Fehler 1 von ${mistakes.length}`);
  await expect(panel(page)).toContainText('Finde einen besseren Zug.');
  await accessible(page, 'practice');
  await picture(page, LAPTOP, 'practice-asked');

  const step = (await (
    await page.request.get(`/api/tables/${id}/replay/${first.entry - 1}?eyes=0`)
  ).json()) as ReplayStep;
  const promises = first.promises ?? [];
  expect(step.ask?.offers).toHaveLength(promises.length);
  const [worst, best] = [promises.indexOf(Math.min(...promises)), promises.indexOf(Math.max(...promises))];
  await give(page, worst);
  await expect(panel(page).locator('.wrong')).toContainText('Es gibt etwas Besseres.');
  await picture(page, LAPTOP, 'practice-wrong');
  await panel(page).getByRole('button', { name: 'Noch einmal' }).click();
  await give(page, best);
  await expect(panel(page).locator('.right')).toContainText('Richtig.');
  await expect(panel(page).locator('.hint')).toContainText('Die Analyse');
  await picture(page, LAPTOP, 'practice-right');
  // The rest is skipped; then one may look at somebody else's.
  for (const _ of mistakes) await panel(page).getByRole('button').last().click();
  await expect(page.getByText(`1 von ${mistakes.length} gefunden`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wessen Fehler?' })).toBeVisible();
  await picture(page, LAPTOP, 'practice-end');

  // On a phone: shown, nothing covered, nothing beyond the edge.
  const context = page.context();
  await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
  await page.goto(`/practice/${id}`);
  await expect(panel(page)).toBeVisible();
  await ready(page);
  await panel(page).getByRole('button', { name: 'Zeigen' }).click();
  await expect(panel(page).locator('.hint')).toBeVisible();
  await fits(page);
  await picture(page, PHONE, 'practice-shown');
  expect(context.pages()).toHaveLength(1);
  expect(trouble).toEqual([]);
});
