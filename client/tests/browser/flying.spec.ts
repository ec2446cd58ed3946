// What ten flying pieces cost: the longest task of Chromium's trace while they are in the air. The processor's time of the page's own thread
// counts, four times, as on a processor that is four times slower: how busy the machine is otherwise does not matter. Reported, not judged.

import type { Page } from '@playwright/test';
import { still } from './inspect';
import { act, die, mouse, ready } from './player';
import { expect, LAPTOP, sit, test } from './server';
import { against, sitDown } from './table';

const SLOWER = 4;
const PIECES = 10;

interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  ts: number;
  tid: number;
  pid: number;
  tdur?: number;
  args?: { name?: string };
}

/** In the page: marks when so many pieces begin to fly at once, and when the last has landed. */
function markFlights(pieces: number): void {
  let most = 0;
  const look = () => {
    const flying = document.querySelectorAll('[data-flying]').length;
    if (most < pieces && flying >= pieces) performance.mark('many-fly');
    if (most >= pieces && flying === 0) performance.mark('many-landed');
    most = flying === 0 ? 0 : Math.max(most, flying);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

async function flights(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('many-landed').length);
}

test('ten pieces fly, and the longest task meanwhile is reported', async ({ browser, server }, info) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en', motion: true });
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('saturnalia.settings') ?? '{}') as object;
    localStorage.setItem('saturnalia.settings', JSON.stringify({ ...kept, turns: 'fast', motion: 'normal' }));
  });
  await sitDown(page, { game: 'alea-iacta-est', seats: against(2) });
  await ready(page);
  await page.evaluate(markFlights, PIECES);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] });
  const roll = die(7);
  // At the end of a round everybody's dice go home at once.
  for (let acts = 0; acts < 120 && (await flights(page)) < 2; acts++) {
    const sight = await ready(page);
    if (sight.over) break;
    await still(page);
    await act(page, mouse, roll, sight);
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(
    ({ cat, name }) => cat.includes('user_timing') && name.startsWith('many-'),
  );
  const begins = marks.filter(({ name }) => name === 'many-fly');
  const ends = marks.filter(({ name }) => name === 'many-landed');
  expect(begins.length, `${PIECES} pieces fly at once`).toBeGreaterThan(0);
  expect(ends.length).toBeGreaterThan(0);
  const tasks = traceEvents.filter(
    ({ name, ph, tid, pid }) =>
      /RunTask$/.test(name) && ph === 'X' && marks.some((mark) => mark.tid === tid && mark.pid === pid),
  );
  const during = begins.map(({ ts }) => {
    const until = ends.find((end) => end.ts > ts)?.ts ?? Infinity;
    // The task in which they are sent off counts as well.
    return tasks.filter((task) => task.ts + (task.tdur ?? 0) >= ts - 1000 && task.ts <= until);
  });
  const longest = during.map((some) => (SLOWER * Math.max(...some.map(({ tdur }) => tdur ?? 0))) / 1000);
  const figures = `while ${PIECES} pieces fly, ${SLOWER} times slower: longest tasks ${longest.map((one) => one.toFixed(1)).join(', ')} ms of ${during.map((some) => some.length).join(', ')} tasks`;
  info.annotations.push({ type: 'figures', description: figures });
  console.log(figures);
  expect(during.flat().length, 'tasks in the trace').toBeGreaterThan(0);
  expect(trouble).toEqual([]);
});
