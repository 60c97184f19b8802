/**
 * The PDF of a statement: pages for people, the JSON as a file in it, and behind its last byte a comment that signs all
 * of them. Readers of PDF take no notice of a comment there (ISO 32000-1, 7.2.3).
 */
const MARK = /\n%fairlot-statement-pdf ([0-9a-f]{64}) ([0-9a-f]{64}) ([0-9a-f]{128})\n$/;
const MARK_LENGTH = '\n%fairlot-statement-pdf '.length + 64 + 1 + 64 + 1 + 128 + 1;
/** A year of movements is 3 MB; whatever unpacks to more is no statement. */
const MOST_BYTES = 64 << 20;

export const pdfMark = (sha256: string, key: string, sig: string): string =>
  `\n%fairlot-statement-pdf ${sha256} ${key} ${sig}\n`;

export type PdfMark = {
  readonly sha256: string;
  readonly key: string;
  readonly sig: string;
  /** What is signed. */
  readonly before: Uint8Array;
};

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

export const isPdf = (bytes: Uint8Array): boolean => latin1(bytes.subarray(0, 5)) === '%PDF-';

export function readMark(bytes: Uint8Array): PdfMark | undefined {
  const at = bytes.length - MARK_LENGTH;
  if (at < 0) return undefined;
  const [, sha256 = '', key = '', sig = ''] = MARK.exec(latin1(bytes.subarray(at))) ?? [];
  return sha256 === '' ? undefined : { sha256, key, sig, before: bytes.subarray(0, at) };
}

/** The text of the file that lies in it; undefined where none does. */
export async function attachedText(bytes: Uint8Array): Promise<string | undefined> {
  const text = latin1(bytes);
  const at = text.indexOf('/Type /EmbeddedFile');
  if (at < 0) return undefined;
  const begins = text.lastIndexOf('<<', at);
  const stream = text.indexOf('stream\n', at);
  const length = /\/Length (\d{1,9})\b/.exec(text.slice(begins, stream))?.[1];
  if (stream < 0 || length === undefined) return undefined;
  const from = stream + 'stream\n'.length;
  const packed = bytes.slice(from, from + Number(length));
  return unpack(packed).catch(() => undefined);
}

async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const unpacking = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = unpacking.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
