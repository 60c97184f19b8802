import type { Finding } from './source.ts';

export type Text = { readonly path: string; readonly text: string };

const DOCUMENT = /(?<![.\w-])([A-Za-z][\w-]*)\.md\b/g;
/** `plays.md section 2.2.1`, `plays.md sections 2.2 and 3.1`. */
const SECTION = /\bplays\.md(?: sections?)? (\d[\d.]*\d|\d)(?:(?:,| and) (\d[\d.]*\d|\d))?/g;
/** Papers that a reader of the repository does not have. */
const PAPER = /\b(?:look|house) sections? \d|\bproduct rules?\b|\breliability(?: \d|:)/;

const nameOf = (path: string): string => /([^/]+)\.md$/.exec(path)?.[1] ?? '';

/**
 * A comment cites the specification, or a document that is in this repository; of the plays a section
 * that is there. `documents` are all of the repository, `plays` is the text of docs/domain/plays.md.
 */
export function citations(
  texts: readonly Text[],
  documents: readonly string[],
  plays: string,
): Finding[] {
  const known = new Set(documents.map(nameOf));
  const sections = new Set([...plays.matchAll(/^#+ (\d[\d.]*)/gm)].map(([, number]) => number));
  const faultOf = (line: string): string | undefined => {
    const paper = PAPER.exec(line)?.[0];
    const strange = [...line.matchAll(DOCUMENT)].find(([, name = '']) => !known.has(name))?.[0];
    const missing = [...line.matchAll(SECTION)]
      .flatMap(([, first, second]) => [first, second])
      .find((number) => number !== undefined && !sections.has(number));
    return paper ?? strange ?? (missing && `plays.md section ${missing}`);
  };
  return texts.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index): Finding[] => {
      const fault = faultOf(line);
      const message = `${fault} is not in this repository: put what is needed into docs/`;
      return fault ? [{ path, line: index + 1, message }] : [];
    }),
  );
}
