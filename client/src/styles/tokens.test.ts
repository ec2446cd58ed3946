import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [, light = '', dark = ''] = /:root \{([^}]+)\}[^]*?data-light='dark'\] \{([^}]+)\}/.exec(css) ?? [];
const tokens = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
const day = tokens(light);
const night = { ...day, ...tokens(dark) };

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const TEXT_ON = ['ground', 'panel', 'panel-raised'];
const TEXT = ['ink', 'ink-soft', 'ochre-text', 'verdigris-text', 'terracotta-text'];

it.each([
  ['light', day],
  ['dark', night],
] as const)('every text can be read (%s)', (_, palette) => {
  for (const text of TEXT) {
    for (const ground of TEXT_ON) {
      expect(
        contrast(palette[text] as string, palette[ground] as string),
        `${text} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(palette['on-accent'] as string, palette['lapis'] as string)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(palette['ink'] as string, palette['marble'] as string)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(palette['ink-soft'] as string, palette['marble'] as string)).toBeGreaterThanOrEqual(4.5);
});
