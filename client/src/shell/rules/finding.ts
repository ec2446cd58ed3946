// Words on a page: where they stand, whatever their capitals and accents. Knows pages only.

/** Without capitals and accents, letter by letter, so that places stay what they are. */
export function plain(text: string): string {
  const letter = (one: string) => {
    const [base = one] = one.normalize('NFD').toLowerCase();
    return base.length === one.length ? base : one;
  };
  return [...text].map(letter).join('');
}

/** Where the words begin in a text. */
export function places(text: string, wanted: string): number[] {
  const needle = plain(wanted.trim());
  if (needle.length < 2) return [];
  const hay = plain(text);
  const found: number[] = [];
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) found.push(at);
  return found;
}

/** What is read in one go. */
const BLOCKS = 'h1, h2, h3, h4, p, li, td, th, dt, dd, figcaption, b, span, div';

/** A block of text, and the pieces it is made of. */
interface Block {
  text: string;
  nodes: { node: Text; from: number }[];
}

function blocks(root: Element): Block[] {
  const all = new Map<Element, Block>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(BLOCKS) ?? root;
    const { text, nodes } = all.get(block) ?? { text: '', nodes: [] };
    const content = node.textContent ?? '';
    all.set(block, { text: text + content, nodes: [...nodes, { node: node as Text, from: text.length }] });
  }
  return [...all.values()];
}

/** All that is like the words, in the order of the page. */
export function findAll(root: Element, wanted: string): Range[] {
  const length = wanted.trim().length;
  const ranges = blocks(root).flatMap(({ text, nodes }) =>
    places(text, wanted).map((at) => {
      const holding = (place: number) => nodes.findLast(({ from }) => from <= place);
      const [first, last] = [holding(at), holding(at + length - 1)];
      const range = document.createRange();
      if (first) range.setStart(first.node, at - first.from);
      if (last) range.setEnd(last.node, at + length - last.from);
      return range;
    }),
  );
  return ranges.sort((one, two) => one.compareBoundaryPoints(Range.START_TO_START, two));
}
