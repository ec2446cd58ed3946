// What a host has written, in a small part of Markdown: headings, paragraphs, lists, links; a line
// that ends in two spaces or a backslash is a line by itself. Everything else is what it is, text.

export type Span = { text: string; href?: string };
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] };

/** A line that is not continued. */
const ENDS = /( {2}|\\)$/;
const LINK = /\[([^\]]+)\]\(([^()\s]+)\)/g;

/** Only where a link leads to a page or to a letter. */
const harmless = (href: string): boolean => /^(https?:\/\/|mailto:|\/(?!\/))/i.test(href);

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const link of text.matchAll(LINK)) {
    const [whole, words, href] = link;
    if (words === undefined || href === undefined || !harmless(href)) continue;
    if (link.index > from) found.push({ text: text.slice(from, link.index) });
    found.push({ text: words, href });
    from = link.index + whole.length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const part of source.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const lines = part
      .split('\n')
      .map((line) => ({ words: line.replace(/\\$/, '').trim(), ends: ENDS.test(line) }));
    let open = '';
    const close = () => {
      if (open !== '') found.push({ kind: 'paragraph', spans: spans(open.trimEnd()) });
      open = '';
    };
    for (const { words: line, ends } of lines.filter(({ words }) => words)) {
      const heading = /^(#{1,3})\s+(.+)$/.exec(line);
      const item = /^[-*]\s+(.+)$/.exec(line);
      const last = found.at(-1);
      if (heading) {
        close();
        const level = Math.min(heading[1]?.length ?? 1, 3) as 1 | 2 | 3;
        found.push({ kind: 'heading', level, spans: spans(heading[2] ?? '') });
      } else if (item) {
        close();
        const words = spans(item[1] ?? '');
        if (last?.kind === 'list') last.items.push(words);
        else found.push({ kind: 'list', items: [words] });
      } else open += line + (ends ? '\n' : ' ');
    }
    close();
  }
  return found;
}
