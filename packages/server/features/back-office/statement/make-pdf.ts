import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Statement } from '@fairlot/draw/statement';
import { drawStatement } from './pdf-pages.ts';

export type PdfQuestion = { readonly json: string; readonly pdf: string; readonly name: string };

/** Draws the PDF of a statement that was written as JSON, and tells the SHA-256 of its bytes; the mark is still to come. */
export async function makePdf({ json, pdf, name }: PdfQuestion): Promise<string> {
  const { body } = JSON.parse(await readFile(json, 'utf8')) as Statement;
  const hash = createHash('sha256');
  const doc = drawStatement(body, () => readFile(json), name);
  doc.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(doc, createWriteStream(pdf, { flags: 'wx', mode: 0o600 }));
  return hash.digest('hex');
}

/** Adds what signs all of it. */
export const addMark = (pdf: string, mark: string): Promise<void> => appendFile(pdf, mark);
