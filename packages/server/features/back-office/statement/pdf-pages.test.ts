import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { StatementBody } from '@fairlot/draw/statement';
import { attachedText } from '@fairlot/draw/statement-pdf';
import { STATEMENT_WORDS } from '@fairlot/draw/statement-text';
import { drawStatement } from './pdf-pages.ts';

const font = gunzipSync(
  readFileSync(fileURLToPath(new URL('./font/NotoSansSC-GB2312.ttf.gz', import.meta.url))),
);
const at = '2026-11-26T01:02:03.004Z';

const bodyOf = (language: 'zh' | 'en', rows: number): StatementBody => ({
  account: 'player1',
  closing: '1234.567',
  currency: 'DEM',
  from: at,
  holds: [],
  language,
  made: at,
  opening: '0.000',
  rows: Array.from({ length: rows }, (_, n) => ({
    amount: '1234.567',
    at,
    available: '1234.567',
    balance: '1234.567',
    bet: '',
    game: '重庆时时彩 😀',
    held: '0.000',
    id: `row ${n}`,
    issue: '20261126001',
    kind: 401,
    name: language === 'zh' ? '派发奖金' : 'Prize',
  })),
  set_aside: '0.000',
  sums: [],
  to: at,
  v: 1,
});

/** The text of a PDF as a reader takes it out: glyphs of its fonts, by the maps to Unicode that lie beside them. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/\/Length (\d+)[^>]*?>>\nstream\n/g)].map(
    ({ index, 0: head, 1: length }) =>
      pdf.subarray(index + head.length, index + head.length + Number(length)),
  );
  const texts = streams.map((bytes) => {
    try {
      return inflateSync(bytes).toString('latin1');
    } catch {
      return '';
    }
  });
  const glyphs = new Map<string, string>();
  for (const map of texts.filter((text) => text.includes('begincmap'))) {
    for (const [, from = '', , list = ''] of map.matchAll(
      /<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g,
    )) {
      const chars = [...list.matchAll(/<([0-9a-f]+)>/g)];
      for (const [n, [, hex = '']] of chars.entries()) {
        const code = (Number.parseInt(from, 16) + n).toString(16).padStart(4, '0');
        glyphs.set(code, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
      }
    }
  }
  return texts
    .filter((text) => text.includes(' Tf'))
    .flatMap((text) => [...text.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex))
    .map((hex) => (hex.match(/.{4}/g) ?? []).map((code) => glyphs.get(code) ?? '?').join(''))
    .join('\n');
}

test('the pages have the words in Chinese and every row as text, and the JSON as a file', async () => {
  const body = bodyOf('zh', 90);
  const json = JSON.stringify(body);
  const pdf = await buffer(drawStatement(body, async () => Buffer.from(json), 'a.json', font));
  const text = textOf(pdf).replaceAll('\n', '');
  for (const word of [
    STATEMENT_WORDS.title.zh,
    STATEMENT_WORDS.holds.zh,
    STATEMENT_WORDS.none.zh,
    '派发奖金',
    '重庆时时彩 □',
    'player1',
    '1,234.567',
  ]) {
    expect(text).toContain(word);
  }
  for (let n = 0; n < 90; n += 1) expect(text).toContain(`row ${n}`);
  expect(text).toContain(STATEMENT_WORDS.page.zh(3));
  expect(await attachedText(pdf)).toBe(json);
});

test('what was laid out is let go of with its page', async () => {
  const doc = drawStatement(bodyOf('en', 600), async () => Buffer.from('{}'), 'a.json', font);
  await buffer(doc);
  const { layoutCache } = (doc as unknown as { _font: { layoutCache: object } })._font;
  expect(Object.keys(layoutCache)).not.toEqual([]);
  // Each row has a word of its own, and a page has some forty rows.
  expect(Object.keys(layoutCache).length).toBeLessThan(150);
});

test('and in English', async () => {
  const pdf = await buffer(
    drawStatement(bodyOf('en', 1), async () => Buffer.from('{}'), 'a.json', font),
  );
  expect(textOf(pdf)).toContain('Account statement');
});
