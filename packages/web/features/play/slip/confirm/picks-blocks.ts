/** Characters a block: a hundred thousand notes are laid out as they are scrolled to, not before. */
export const BLOCK = 1200;

/** Cuts a long text between its notes. */
export function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  for (let from = 0; from < text.length;) {
    const space = text.indexOf(' ', from + BLOCK);
    const to = space === -1 ? text.length : space + 1;
    blocks.push(text.slice(from, to));
    from = to;
  }
  return blocks;
}
