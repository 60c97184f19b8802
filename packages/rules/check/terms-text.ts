/** Bounds of the terms of use in one language: characters, lines, and characters of a line. */
export const TERMS_BOUNDS = { characters: 20_000, lines: 400, line: 2_000 } as const;

/** Controls other than the end of a line, and half a surrogate pair, which a database cannot keep. */
const NOT_IN_TEXT = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Cs}]/u;

/** As it is kept: ends of lines as one character, no blanks at the end of lines, nothing around it. */
export const tidyTerms = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim();

/** Whether a text can be the terms: something is in it, within the bounds. */
export function isTermsText(text: string): boolean {
  const lines = text.split('\n');
  return (
    text.length <= TERMS_BOUNDS.characters &&
    /\S/.test(text) &&
    !NOT_IN_TEXT.test(text) &&
    lines.length <= TERMS_BOUNDS.lines &&
    lines.every((line) => line.length <= TERMS_BOUNDS.line)
  );
}

/** A line that begins with `# ` is a heading. */
export const headingOf = (line: string): string | undefined =>
  line.startsWith('# ') ? line.slice(2) : undefined;
