import { rename, rm, stat } from 'node:fs/promises';
import { statementPdfText } from '@fairlot/draw/statement';
import { pdfMark } from '@fairlot/draw/statement-pdf';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { STATEMENT_ROWS, type Made } from '@fairlot/wire/back-office/statement';
import type { Currency } from '#ledger';
import { longRead, type Db } from '#platform/db';
import { loadKeys } from '../../play/fair/commitment/index.ts';
import { drawPdf } from './draw-pdf.ts';
import { gatherHead, gatherRows } from './gather.ts';
import { addMark } from './make-pdf.ts';
import { spoolFile, spoolFolder } from './spool.ts';
import { noteMade, type StatementInput } from './store.ts';
import { writeStatement, type Written } from './write-file.ts';

export type MakeDeps = { readonly db: Db; readonly dataFolder: string };
export type Wanted = StatementInput & {
  readonly account: string;
  readonly currency: Currency;
  readonly language: 'zh' | 'en';
  readonly madeMs: number;
};
/** The name of its file. */
export const nameOf = (
  account: string,
  { format, fromMs, toMs }: Pick<StatementInput, 'format' | 'fromMs' | 'toMs'>,
): string => `fairlot-${account}-${dayOf(fromMs)}-${dayOf(toMs - 1)}.${format}`;

export type TooLong = {
  readonly code: 'STATEMENT_TOO_LONG';
  readonly params: { readonly most: number };
};

const MOST_MINUTES = 2;

/** Makes the file of a statement that was asked for under this id; what is left half made when it fails is thrown away. */
export async function makeStatement(
  stage: MakeDeps,
  id: string,
  wanted: Wanted,
): Promise<Result<Made, TooLong>> {
  const { playerId, format, account } = wanted;
  const file = spoolFile(spoolFolder(stage.dataFolder), id);
  const draft = `${file}.draft`;
  const json = `${file}.json`;
  try {
    const written = await writeBooks(stage, format === 'pdf' ? json : draft, wanted);
    if (!written) {
      return refused({ code: 'STATEMENT_TOO_LONG', params: { most: STATEMENT_ROWS[format] } });
    }
    if (format === 'pdf') {
      const name = nameOf(account, { ...wanted, format: 'json' });
      const sha256 = await drawPdf({ json, pdf: draft, name });
      const keys = await loadKeys(stage.dataFolder);
      const sig = keys.sign(statementPdfText(sha256));
      await addMark(draft, pdfMark(sha256, keys.publicKey, sig));
    }
    const { size: bytes } = await stat(draft);
    await rename(draft, file);
    await noteMade(stage.db, playerId, id, { ...written, bytes });
    return ok({
      Id: id,
      Name: nameOf(account, wanted),
      Bytes: bytes,
      Rows: written.rows,
      Sha256: written.sha256,
      Key: written.key,
    });
  } finally {
    await rm(draft, { force: true });
    await rm(json, { force: true });
  }
}

const dayOf = (ms: number): string =>
  new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');

/** In one look at the books, so that rows, totals and balances are of one moment; undefined: there are too many. */
async function writeBooks(
  { db, dataFolder }: MakeDeps,
  path: string,
  wanted: Wanted,
): Promise<Written | undefined> {
  const keys = await loadKeys(dataFolder);
  return longRead(db, MOST_MINUTES, async (tx) => {
    const head = await gatherHead(tx, wanted, STATEMENT_ROWS[wanted.format]);
    if (!head) return undefined;
    const form = wanted.format === 'csv' ? 'csv' : 'json';
    return writeStatement(path, form, head, gatherRows(tx, wanted), keys);
  });
}
