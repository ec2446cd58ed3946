// Looks at a page as axe-core does, and takes pictures of it for a person to look at.

import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { fits, type Screen } from './server';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHOTS = process.env['SATURNALIA_SCREENSHOTS'] ?? join(tmpdir(), 'saturnalia-screenshots');
mkdirSync(SHOTS, { recursive: true });

/** No serious or critical finding of axe-core. */
export async function accessible(page: Page, where: string): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(): Promise<{
          violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run();
    return violations
      .filter((one) => one.impact === 'serious' || one.impact === 'critical')
      .map(
        (one) =>
          `${one.id}: ${one.nodes
            .map((node) => `${node.html.slice(0, 160)} — ${node.failureSummary.slice(0, 200)}`)
            .slice(0, 4)
            .join('\n   ')}`,
      );
  });
  expect(found, where).toEqual([]);
}

export async function picture(page: Page, screen: Screen, name: string): Promise<void> {
  await page.screenshot({
    path: join(SHOTS, `${name}-${screen.width}x${screen.height}-${screen.language}-${screen.light}.png`),
  });
}

/** Waits until letters are loaded and nothing moves any more. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document.getAnimations().filter((one) => {
        const { iterations } = one.effect?.getComputedTiming() ?? {};
        return one.playState === 'running' && iterations !== Infinity;
      });
    await document.fonts.ready;
    await frame();
    for (let now = moving(); now.length > 0; now = moving())
      await Promise.all(now.map((one) => one.finished.catch(() => undefined))).then(frame);
    await frame();
  });
}

/** A look at the whole screen: it fits, it is accessible, and a person can look at the picture. */
export async function look(page: Page, screen: Screen, name: string): Promise<void> {
  await still(page);
  await fits(page);
  await picture(page, screen, name);
  await accessible(page, name);
}
