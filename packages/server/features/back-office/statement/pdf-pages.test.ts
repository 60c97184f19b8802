import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { CASH_FLOW_KINDS } from '@fairlot/rules/core/cash-flow';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { animals } from '@fairlot/rules/play/lhc/animals';
import { FAMILIES } from '@fairlot/rules/play/registry';
import type { StatementBody } from '@fairlot/draw/statement';
import { attachedText } from '@fairlot/draw/statement-pdf';
import { STATEMENT_WORDS } from '@fairlot/draw/statement-text';
import { Fonts } from './pdf-fonts.ts';
import { drawStatement } from './pdf-pages.ts';

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

/** Returns the stream of each object of a PDF by number. */
function streamsOf(pdf: Buffer): ReadonlyMap<string, string> {
  const found = pdf
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n<<[^>]*?\/Length (\d+)[^>]*?>>\nstream\n/g);
  const streams = new Map<string, string>();
  for (const { index, 0: head, 1: number = '', 2: length } of found) {
    const from = index + head.length;
    try {
      const bytes = inflateSync(pdf.subarray(from, from + Number(length)));
      streams.set(number, bytes.toString('latin1'));
    } catch {
      // A stream that is not packed is no text.
    }
  }
  return streams;
}

/** Returns the characters of glyphs by the Unicode map of the font. */
function glyphsOf(map: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, from = '', , list = ''] of map.matchAll(
    /<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g,
  )) {
    for (const [n, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
      const code = (Number.parseInt(from, 16) + n).toString(16).padStart(4, '0');
      glyphs.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return glyphs;
}

/** The text of a PDF as a reader takes it out, font by font. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = streamsOf(pdf);
  const fonts = new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
      const own = new RegExp(`\\n${number} 0 obj\\n[^]*?\\/ToUnicode (\\d+) 0 R`).exec(raw)?.[1];
      return [name, glyphsOf(streams.get(own ?? '') ?? '')];
    }),
  );
  let glyphs: ReadonlyMap<string, string> = new Map();
  const shown: string[] = [];
  for (const page of streams.values()) {
    for (const [, name, hex = ''] of page.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)) {
      if (name !== undefined) glyphs = fonts.get(name) ?? new Map();
      else shown.push((hex.match(/.{4}/g) ?? []).map((code) => glyphs.get(code) ?? '?').join(''));
    }
  }
  return shown.join('\n');
}

test('the pages have the words in Chinese and every row as text, and the JSON as a file', async () => {
  const body = bodyOf('zh', 90);
  const json = JSON.stringify(body);
  const pdf = await buffer(drawStatement(body, async () => Buffer.from(json), 'a.json'));
  const text = textOf(pdf).replaceAll('\n', '');
  for (const word of [
    STATEMENT_WORDS.title.zh,
    STATEMENT_WORDS.holds.zh,
    STATEMENT_WORDS.none.zh,
    '派发奖金',
    '重庆时时彩 [U+1F600]',
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
  const doc = drawStatement(bodyOf('en', 600), async () => Buffer.from('{}'), 'a.json');
  await buffer(doc);
  const { layoutCache } = (doc as unknown as { _font: { layoutCache: object } })._font;
  expect(Object.keys(layoutCache)).not.toEqual([]);
  // Each row has a word of its own, and a page has some forty rows.
  expect(Object.keys(layoutCache).length).toBeLessThan(150);
});

/** One row of a statement with a name, as a reader takes it out of the pages. */
async function shownOf(game: string): Promise<string> {
  const body = bodyOf('zh', 1);
  const [row] = body.rows;
  const named = { ...body, rows: row ? [{ ...row, game }] : [] };
  const pdf = await buffer(drawStatement(named, async () => Buffer.from('{}'), 'a.json'));
  return textOf(pdf).replaceAll('\n', '');
}

test.each([
  '澳門六合彩',
  '臺灣賓果賓果',
  '東京1.5分彩',
  'ロト6 ビンゴ',
  '𠮷祥彩 䶮',
  'Café Zürich',
  '①号彩™ №1',
])('prints a name outside GB 2312: %s', async (name) => {
  expect(await shownOf(name)).toContain(name);
});

test('prints unknown characters as code points and omits hidden ones', async () => {
  expect(await shownOf('로또\u200b🙂')).toContain('[U+B85C][U+B610][U+1F642]');
  // An extension that hardly any font has, and a character of private use.
  expect(await shownOf('\u{2ebf0}\ue000')).toContain('[U+2EBF0][U+E000]');
});

test('prints every character of games, animals, banks and movements', () => {
  const texts = JSON.stringify(
    [
      STATEMENT_WORDS,
      CATEGORIES,
      CASH_FLOW_KINDS,
      FAMILIES,
      animals,
      readFileSync(new URL('../../../migrations/0520-payee.sql', import.meta.url), 'utf8'),
    ],
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
  const signs = new Set([...texts].filter((sign) => sign > ' '));
  const fonts = new Fonts(new PDFDocument({ font: '' }));
  expect(signs.size).toBeGreaterThan(400);
  expect([...signs].filter((sign) => fonts.signsOf(sign)[0]?.text !== sign)).toEqual([]);
});

test('draws a statement in English', async () => {
  const pdf = await buffer(drawStatement(bodyOf('en', 1), async () => Buffer.from('{}'), 'a.json'));
  expect(textOf(pdf)).toContain('Account statement');
});
