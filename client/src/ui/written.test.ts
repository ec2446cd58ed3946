import { describe, expect, test } from 'vitest';
import { blocks, spans } from './written';

describe('what a host has written', () => {
  test('is made of headings, paragraphs and lists', () => {
    expect(blocks('# Imprint\n\nOne line\nand another\n\n- this\n- that\n')).toEqual([
      { kind: 'heading', level: 1, spans: [{ text: 'Imprint' }] },
      { kind: 'paragraph', spans: [{ text: 'One line and another' }] },
      { kind: 'list', items: [[{ text: 'this' }], [{ text: 'that' }]] },
    ]);
  });

  test('keeps the lines of an address apart where they end in two spaces or a backslash', () => {
    expect(blocks('Club  \nVia Sacra 1\\\nRoma')).toEqual([
      { kind: 'paragraph', spans: [{ text: 'Club\nVia Sacra 1\nRoma' }] },
    ]);
  });

  test('links only to pages and letters', () => {
    expect(spans('see [here](https://play.example/x), or [write](mailto:a@play.example)')).toEqual([
      { text: 'see ' },
      { text: 'here', href: 'https://play.example/x' },
      { text: ', or ' },
      { text: 'write', href: 'mailto:a@play.example' },
    ]);
    for (const bad of ['[x](javascript:alert(1))', '[x](data:text/html,1)', '[x](//evil.example)'])
      expect(spans(bad).every((span) => span.href === undefined)).toBe(true);
  });

  test('stays text, whatever it looks like', () => {
    expect(blocks('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', spans: [{ text: '<script>alert(1)</script>' }] },
    ]);
  });
});
