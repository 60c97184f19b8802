import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Statement } from '@fairlot/draw/statement';
import { drawStatement } from './pdf-pages.ts';

export type PdfQuestion = { readonly json: string; readonly pdf: string; readonly name: string };

/** Beside the source, or beside what was built of it. */
const FONT = ['./font/NotoSansSC-GB2312.ttf.gz', './NotoSansSC-GB2312.ttf.gz']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/** Draws the PDF of a statement that was written as JSON, and tells the SHA-256 of its bytes; the mark is still to come. */
export async function makePdf({ json, pdf, name }: PdfQuestion): Promise<string> {
  const { body } = JSON.parse(await readFile(json, 'utf8')) as Statement;
  const hash = createHash('sha256');
  const font = gunzipSync(await readFile(FONT ?? ''));
  const doc = drawStatement(body, () => readFile(json), name, font);
  doc.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(doc, createWriteStream(pdf, { flags: 'wx', mode: 0o600 }));
  return hash.digest('hex');
}

/** Adds what signs all of it. */
export const addMark = (pdf: string, mark: string): Promise<void> => appendFile(pdf, mark);
