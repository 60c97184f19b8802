import { expect, test } from 'vitest';
import { isProse, plainText, PROSE_BOUNDS, proseOf, spansOf } from './prose.ts';

test('headings, paragraphs and lists are told by how their lines begin', () => {
  expect(proseOf('# 维护\n\n今晚 **八点** 起\n半小时\n- 一\n- 二\n尾')).toEqual([
    { kind: 'heading', spans: [{ text: '维护' }] },
    {
      kind: 'text',
      lines: [
        [{ text: '今晚 ' }, { text: '八点', isStrong: true }, { text: ' 起' }],
        [{ text: '半小时' }],
      ],
    },
    { kind: 'list', lines: [[{ text: '一' }], [{ text: '二' }]] },
    { kind: 'text', lines: [[{ text: '尾' }]] },
  ]);
});

test('a link leads to a path of this site', () => {
  expect(spansOf('看[安全](/?w=AccountSecurity)。')).toEqual([
    { text: '看' },
    { text: '安全', to: '/?w=AccountSecurity' },
    { text: '。' },
  ]);
});

test.each([
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](https://evil.example)',
  '[x](javascript:alert(1))',
  '[x](data:text/html,1)',
  '<img src=x onerror=alert(1)>',
  '[x](/a b)',
  '****',
  '[]( /)',
])('%s is words and leads nowhere', (text) => {
  expect(spansOf(text)).toEqual([{ text }]);
});

test.each([
  ['nothing', '', false],
  ['blanks', ' \n\n ', false],
  ['what turns a line round', 'a\u202eb', false],
  ['a sign that nobody sees', 'a\u200bb', false],
  ['a bell', 'a\u0007', false],
  ['a tab', 'a\tb', false],
  ['as long as it may be', '长'.repeat(PROSE_BOUNDS.length), true],
  ['longer', '长'.repeat(PROSE_BOUNDS.length + 1), false],
  ['as many lines as there may be', 'a\n'.repeat(PROSE_BOUNDS.lines - 1), true],
  ['more lines', 'a\n'.repeat(PROSE_BOUNDS.lines), false],
])('%s', (_, text, is) => {
  expect(isProse(text)).toBe(is);
});

// So many signs are looked at from any place on and no more: what reads the longest text takes as long as its length.
test.each([
  ['strong words', (length: number) => `**${'a'.repeat(length)}**`],
  ['the words of a link', (length: number) => `[${'a'.repeat(length)}](/)`],
  ['where it leads', (length: number) => `[a](/${'b'.repeat(length)})`],
])('%s are bounded', (_, markOf) => {
  expect(spansOf(markOf(200))).not.toEqual([{ text: markOf(200) }]);
  expect(spansOf(markOf(201))).toEqual([{ text: markOf(201) }]);
});

test.each(['**', '[a](/', '[', '*', '# ', '- '])(
  'nothing goes of as much %j as there may be',
  (piece) => {
    const text = piece.repeat(PROSE_BOUNDS.length / piece.length);
    const spans = proseOf(text).flatMap((block) =>
      block.kind === 'heading' ? block.spans : block.lines.flat(),
    );
    expect(spans.map((span) => span.text).join('')).toBe(text.trim().replace(/^(# |- )/, ''));
  },
);

test('a plain text is one line of all words without marks and addresses', () => {
  const text = '# 提款\n\n见 [安全](/?w=AccountSecurity)，**先绑卡**\n\n- 一\n- 二';
  expect(plainText(text)).toBe('提款 见 安全，先绑卡 一 二');
});
