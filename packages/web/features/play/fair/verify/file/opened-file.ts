// What a file that was opened or dropped is. It is read on this device alone.

/** The text of a proof, or a statement as it lies on the device. */
export type OpenedFile =
  | { readonly kind: 'proof'; readonly text: string }
  | { readonly kind: 'statement'; readonly file: Blob; readonly name: string };

/** What can be chosen. */
export const ACCEPTED = 'application/json,.json,text/csv,.csv,application/pdf,.pdf';

/** A proof is some 10 kB; larger than this is something else. */
const MOST_PROOF_BYTES = 4_000_000;
/** 100,000 movements are half of it. */
const MOST_STATEMENT_BYTES = 64 << 20;
const HEAD_BYTES = 256;

/** How a statement begins, in each of its forms. */
const STATEMENT = /^(?:%PDF-|\uFEFF?\[statement\]|\s*\{\s*"body":)/;

/** Reads a file by what it begins with, or by its name; undefined where it is larger than any that there is. */
export async function readOpened(file: File): Promise<OpenedFile | undefined> {
  const { name, size } = file;
  const head = await file.slice(0, HEAD_BYTES).text();
  const isStatement = STATEMENT.test(head) || /\.(?:csv|pdf)$/i.test(name);
  if (size > (isStatement ? MOST_STATEMENT_BYTES : MOST_PROOF_BYTES)) return undefined;
  return isStatement
    ? { kind: 'statement', file, name }
    : { kind: 'proof', text: await file.text() };
}
