/**
 * Text of operators with a little form, and never HTML: `# ` begins a heading, `- ` a point of a list, an empty line
 * parts paragraphs, `**words**` are strong, and `[words](/path)` leads to a place of this site and to no other.
 * Whatever else stands there is shown as it is typed.
 */
export type Span = {
  readonly text: string;
  readonly isStrong?: true;
  /** A path of this site: `/Bet/4` or `/?w=AccountSecurity`. */
  readonly to?: string;
};
export type Block =
  | { readonly kind: 'heading'; readonly spans: readonly Span[] }
  /** Lines of a paragraph, or points of a list. */
  | { readonly kind: 'text' | 'list'; readonly lines: readonly (readonly Span[])[] };

/** Characters and lines of a text. */
export const PROSE_BOUNDS = { length: 4000, lines: 200 } as const;

/** What is not seen or turns what stands beside it; lines are broken by \n alone. */
const UNREADABLE = /(?!\n)[\p{C}\p{Zl}\p{Zp}]|\p{M}{3}/u;

/** Whether a text can be read, and is no longer than it may be. */
export const isProse = (text: string, most: number = PROSE_BOUNDS.length): boolean =>
  text.length <= most &&
  /[^\s\p{M}]/u.test(text) &&
  !UNREADABLE.test(text) &&
  text.split('\n').length <= PROSE_BOUNDS.lines;

/** A slash and no second one: `//host` and `/\host` are other sites. */
const SITE_PATH = String.raw`\/(?![/\\])[^\s()\\]{0,200}`;
const MARKED = new RegExp(
  String.raw`\*\*([^*\n]{1,200})\*\*|\[([^[\]\n]{1,200})\]\((${SITE_PATH})\)`,
  'g',
);
const WHOLE_PATH = new RegExp(`^${SITE_PATH}$`);

/** Whether a link leads to a place of this site. */
export const isSitePath = (link: string): boolean =>
  WHOLE_PATH.test(link) &&
  !/\p{C}/u.test(link) &&
  // `/.//host` becomes a path that begins as another site does.
  !new URL(link, 'https://here.invalid').pathname.startsWith('//');

/** The pieces of one line. */
export function spansOf(line: string): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of line.matchAll(MARKED)) {
    if (found.index > at) spans.push({ text: line.slice(at, found.index) });
    const [whole, strong, text, to] = found;
    spans.push(
      strong === undefined ? { text: text ?? '', to: to ?? '/' } : { text: strong, isStrong: true },
    );
    at = found.index + whole.length;
  }
  if (at < line.length) spans.push({ text: line.slice(at) });
  return spans;
}

const HEADING = '# ';
const POINT = '- ';

/** A text as blocks. */
export function proseOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { kind: 'text' | 'list'; lines: (readonly Span[])[] } | undefined;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const kind = line.startsWith(POINT) ? 'list' : 'text';
    if (line === '' || line.startsWith(HEADING)) {
      open = undefined;
      if (line !== '') blocks.push({ kind: 'heading', spans: spansOf(line.slice(HEADING.length)) });
      continue;
    }
    if (open?.kind !== kind) {
      open = { kind, lines: [] };
      blocks.push(open);
    }
    open.lines.push(spansOf(kind === 'list' ? line.slice(POINT.length) : line));
  }
  return blocks;
}

/** A text in one line without its form: for previews and for searching. */
export const plainText = (text: string): string =>
  proseOf(text)
    .flatMap((block) => (block.kind === 'heading' ? [block.spans] : block.lines))
    .map((spans) => spans.map((span) => span.text).join(''))
    .join(' ');
