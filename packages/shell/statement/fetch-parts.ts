// A file that the server hands out part by part. Pure, but for what it is given to read with.
import type { Bilingual } from '@fairlot/rules/core/text';
import type { StatementPart } from '@fairlot/wire/back-office/statement';

type Answer =
  | { readonly ok: true; readonly value: StatementPart }
  | { readonly ok: false; readonly error: { readonly text: Bilingual } };
/** Asks for the bytes from a place on; throws where no answer came. */
export type ReadPart = (question: { readonly Id: string; readonly At: number }) => Promise<Answer>;

/** What came of it already; the browser keeps each part where it keeps files. */
export type Download = { readonly id: string; readonly parts: Blob[]; bytes: number };

export type End = 'whole' | 'given up' | { readonly refused: Bilingual };

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Fetches what is missing of it, in order. Throws where an answer does not come: what came before is kept in the
 * download, and the next try begins behind it.
 */
export async function fetchParts(
  download: Download,
  read: ReadPart,
  { tell, isGivenUp }: { readonly tell: () => void; readonly isGivenUp: () => boolean },
): Promise<End> {
  for (;;) {
    const answer = await read({ Id: download.id, At: download.bytes });
    if (isGivenUp()) return 'given up';
    if (!answer.ok) return { refused: answer.error.text };
    const bytes = bytesOf(answer.value.Data);
    download.parts.push(new Blob([bytes]));
    download.bytes += bytes.length;
    tell();
    if (answer.value.Next === null) return 'whole';
  }
}
