import { createHash, type Hash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { canonicalJson, type JsonValue } from '@fairlot/draw/canonical-json';
import {
  amountOf,
  amountText,
  statementText,
  type StatementBody,
  type StatementRow,
} from '@fairlot/draw/statement';
import { csvEnd, csvHead, csvRow } from '@fairlot/draw/statement-csv';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Keys } from '../../play/fair/commitment/index.ts';

export type Pages = AsyncIterable<readonly StatementRow[]>;
export type Written = { readonly sha256: string; readonly key: string; readonly rows: number };

/** What stands around the rows in the canonical JSON of a statement. */
function around(body: StatementBody): readonly [before: string, after: string] {
  const empty = canonicalJson(body as unknown as JsonValue);
  const mark = '"rows":[';
  // A text within has its quotes escaped, so that this stands there once.
  const at = empty.indexOf(`${mark}]`) + mark.length;
  return [empty.slice(0, at), empty.slice(at)];
}

/**
 * Writes a statement to a file page by page, and hashes its canonical JSON on the way, whatever form is written: no
 * more than a page of it is ever in memory. `body` is all of it but its rows.
 */
export async function writeStatement(
  path: string,
  form: 'csv' | 'json',
  body: StatementBody,
  pages: Pages,
  keys: Pick<Keys, 'sign' | 'publicKey'>,
): Promise<Written> {
  const [before, after] = around(body);
  const hash = createHash('sha256').update(before);
  const file = await open(path, 'wx', 0o600);
  try {
    await file.write(form === 'csv' ? csvHead(body) : `{"body":${before}`);
    const rows = await writeRows(file, form, pages, hash, amountOf(body.opening));
    invariant(rows.closing === body.closing, 'the rows lead to the closing balance');
    const sha256 = hash.update(after).digest('hex');
    const seal = { key: keys.publicKey, sha256, sig: keys.sign(statementText(sha256)) };
    await file.write(
      form === 'csv' ? csvEnd(seal, body) : `${after},${canonicalJson(seal).slice(1)}`,
    );
    return { sha256, key: seal.key, rows: rows.count };
  } finally {
    await file.close();
  }
}

async function writeRows(
  file: FileHandle,
  form: 'csv' | 'json',
  pages: Pages,
  hash: Hash,
  opening: bigint,
): Promise<{ readonly count: number; readonly closing: string }> {
  let [count, balance] = [0, opening];
  for await (const rows of pages) {
    const json = rows.map((row) => canonicalJson(row)).join(',');
    const text = count > 0 && json !== '' ? `,${json}` : json;
    hash.update(text);
    await file.write(form === 'csv' ? rows.map(csvRow).join('') : text);
    for (const { amount } of rows) balance += amountOf(amount);
    count += rows.length;
  }
  return { count, closing: amountText(balance) };
}
