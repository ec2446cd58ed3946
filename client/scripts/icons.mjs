// Draws the icons that devices want as pictures, from public/icon.svg: icon-192.png, icon-512.png, and icon-maskable.png, of which a device
// may cut off the edges.
//   node scripts/icons.mjs        (with Chromium, as the browser tests use it)
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PUBLIC = join(import.meta.dirname, '../public');
/** The ground of what may be cut; the temple stays within the middle four fifths. */
const GROUND = '#8e2f25';
const SAFE = 0.78;

const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, size, share, ground } of [
  { name: 'icon-192', size: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, share: 1, ground: 'transparent' },
  { name: 'icon-maskable', size: 512, share: SAFE, ground: GROUND },
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">` +
      drawing.replace('<svg ', `<svg width="${size * share}" height="${size * share}" `),
  );
  writeFileSync(join(PUBLIC, `${name}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
