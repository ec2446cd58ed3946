// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { findAll, places, plain } from './finding';

describe('finding words', () => {
  it('whatever their capitals and accents', () => {
    expect(places('Muße, MUSSE, müde', 'MÜDE')).toEqual([13]);
    expect(places('Gebäude und gebaude', 'gebau')).toEqual([0, 12]);
  });

  it('nothing for less than two letters', () => {
    expect(places('aaa', ' a ')).toEqual([]);
  });

  it('keeps every letter at its place', () => {
    for (const text of ['Straße', 'Öl', 'ﬁsch', 'İstanbul', '𝒜lea'])
      expect(plain(text)).toHaveLength(text.length);
  });

  it('across parts of a sentence, in the order of the page', () => {
    const page = document.createElement('article');
    page.innerHTML = '<h2>Märkte</h2><p>Ein M<i>ark</i>t, noch ein Markt.</p>';
    expect(findAll(page, 'markt').map((range) => range.toString())).toEqual(['Märkt', 'Markt', 'Markt']);
  });
});
