import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { ed25519 } from '@noble/curves/ed25519.js';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sha256, textBytes, toHex } from './bytes.ts';
import { canonicalHash, canonicalJson, type JsonValue } from './canonical-json.ts';
import { publicKeyOf } from './signature.ts';
import { SECRET_KEY } from './testing/sample-draw.ts';
import {
  amountOf,
  amountText,
  statementPdfText,
  statementText,
  type StatementBody,
} from './statement.ts';
import { csvOf, readCsv } from './statement-csv.ts';
import { pdfMark } from './statement-pdf.ts';
import { verifyStatement } from './verify-statement.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlot-statement-'));
afterAll(() => rmSync(folder, { recursive: true }));

const key = publicKeyOf(SECRET_KEY);
const at = '2026-11-26T01:02:03.004Z';

/** A statement in which movements follow each other, with whatever texts. */
function bodyOf(amounts: readonly bigint[], text: string): StatementBody {
  let balance = 5_000n;
  const rows = amounts.map((amount, n) => {
    balance += amount;
    return {
      amount: amountText(amount),
      at,
      available: amountText(balance),
      balance: amountText(balance),
      bet: '',
      game: text,
      held: '0.000',
      id: String(n),
      issue: '',
      kind: 301,
      name: text,
    };
  });
  const total = (sign: bigint): string =>
    amountText(amounts.reduce((sum, each) => (each * sign > 0n ? sum + each * sign : sum), 0n));
  return {
    account: text,
    closing: amountText(balance),
    currency: 'DEM',
    from: at,
    holds: [],
    language: 'zh',
    made: at,
    opening: '5.000',
    rows,
    set_aside: '0.000',
    sums:
      rows.length === 0
        ? []
        : [{ count: rows.length, in: total(1n), kind: 301, name: text, out: total(-1n) }],
    to: at,
    v: 1,
  };
}

function sealed(body: StatementBody) {
  const sha256 = canonicalHash(body as JsonValue);
  const sig = toHex(ed25519.sign(textBytes(statementText(sha256)), SECRET_KEY));
  return { key, sha256, sig };
}

const NASTY = [
  '=1+1',
  '+x',
  '-x',
  '@x',
  '\tx',
  "'=x",
  '"',
  ',',
  '\r\n',
  '＝1',
  '',
  '[rows]',
  '-5.000',
];
const texts = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: 12 }));
const amounts = fc.array(fc.bigInt(-(10n ** 12n), 10n ** 12n), { maxLength: 6 });

/** How a text begins that programs for tables take as a formula; a number may have its minus. */
const FORMULA = /^([=+@\t\r＝＋＠]|-(?!\d))/;

/** The texts of a table, as RFC 4180 has them: what stands between quotes may hold commas and ends of lines. */
const cellsOf = (table: string): readonly string[] =>
  Array.from(
    table.matchAll(/(?<=^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?=,|\r\n|$)/g),
    (cell) => (cell[1] ?? cell[2] ?? '').replaceAll('""', '"'),
  );

test('a table says all of a statement, whatever its texts are, and begins no formula', async () => {
  await fc.assert(
    fc.asyncProperty(texts, amounts, async (text, moved) => {
      const body = bodyOf(moved, text);
      const table = csvOf(body, sealed(body));
      expect(readCsv(table).body).toEqual(body);
      expect(await verifyStatement(Buffer.from(table), key)).toMatchObject({
        ok: true,
        form: 'csv',
      });
      expect(cellsOf(table.slice(1)).filter((cell) => FORMULA.test(cell))).toEqual([]);
    }),
    { examples: [[',-', []]] },
  );
});

/** Cells as they were written before texts that look like numbers were marked. */
const formerTable = (table: string): string =>
  table.replaceAll(/(?<=,|\n)("?)'(?=(?:player|[\d-])[^,\r\n]*)/g, '$1');

test('marks cells that a spreadsheet would change, except amounts', () => {
  const body = { ...bodyOf([1_000n, -2_000n], '1-2'), account: 'dec12' };
  const cells = cellsOf(csvOf(body, sealed(body)).slice(1));
  expect(cells).toContain("'dec12");
  expect(cells).toContain("'1-2");
  expect(cells).toContain(`'${at}`);
  expect(
    cells
      .filter((cell) => /^-?\d.{0,40}$/.test(cell))
      .every((cell) => /^-?\d+(\.\d{3})?$/.test(cell)),
  ).toBe(true);
  for (const amount of ['5.000', '1.000', '-2.000', '6.000', '4.000'])
    expect(cells).toContain(amount);
});

test('verifies a table of the former form and rejects a changed one', async () => {
  const body = bodyOf([1_000n, -2_000n], 'player');
  const former = formerTable(csvOf(body, sealed(body)));
  expect(former).toContain(`,${at}`);
  expect(former).not.toBe(csvOf(body, sealed(body)));
  const verdictOf = (table: string) => verifyStatement(Buffer.from(table), key);
  expect(await verdictOf(former)).toMatchObject({ ok: true, form: 'csv' });
  expect(await verdictOf(former.replace('\r\n', '\r\n\r\n'))).toMatchObject({ ok: false });
  expect(await verdictOf(former.replace(at, '2026-11-27T01:02:03.004Z'))).toMatchObject({
    ok: false,
  });
});

test('an amount is read as it was written', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), (amount) => {
      expect(amountOf(amountText(amount))).toBe(amount);
    }),
  );
});

/** Pages that anybody may have drawn around a statement, signed by a key. */
function pagesAround(body: StatementBody, pages: string, secret: Uint8Array): Uint8Array {
  const text = canonicalJson({ body: body as JsonValue, ...sealed(body) });
  const packed = deflateSync(text);
  const head = `%PDF-1.7\n${pages}\n<< /Type /EmbeddedFile /Length ${packed.length} >>\nstream\n`;
  const bytes = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\n')]);
  const hash = toHex(sha256(bytes));
  const sig = toHex(ed25519.sign(textBytes(statementPdfText(hash)), secret));
  return Buffer.concat([bytes, Buffer.from(pdfMark(hash, publicKeyOf(secret), sig))]);
}

test('a good statement in pages that another key signed is no good statement', async () => {
  const body = bodyOf([1_000n], 'a');
  const other = new Uint8Array(32).fill(7);
  expect(await verifyStatement(pagesAround(body, '5.000', SECRET_KEY), key)).toMatchObject({
    ok: true,
    form: 'pdf',
  });
  const forged = pagesAround(body, '5000000.000', other);
  expect(await verifyStatement(forged, key)).toEqual({
    ok: false,
    fault: 'OTHER_KEY',
    detail: publicKeyOf(other),
  });
  expect(await verifyStatement(forged)).toMatchObject({ ok: false, fault: 'OTHER_KEY' });
});

test('the command tells a good statement from one that was changed, and from another key', () => {
  const body = bodyOf([1_000n, -2_500n], '重庆时时彩');
  const save = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const text = canonicalJson({ body: body as JsonValue, ...sealed(body) });
  const good = save('good.json', text);
  const changed = save('changed.json', text.replace('"-2.500"', '"-2.400"'));
  const twice = save('twice.json', text.replace('{"body"', '{"body":0,"body"'));
  const script = fileURLToPath(new URL('./verify-file.ts', import.meta.url));
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', script, 'statement', ...args], {
      encoding: 'utf8',
    });
  const said = run(good, '--key', key);
  expect([said.status, said.stderr]).toEqual([0, '']);
  expect(said.stdout).toContain('5.000 -> 3.500, 2');
  expect(run(changed).status).toBe(1);
  expect(run(twice).status).toBe(1);
  expect(run(good, '--key', '00'.repeat(32)).status).toBe(1);
  expect(run(save('none.txt', 'hello'), '--lang', 'zh')).toMatchObject({ status: 2 });
});
