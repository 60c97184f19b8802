import type { Bilingual } from '../../core/text.ts';
import type { MarkPick } from '../rule/mark-pick.ts';

/** A link of numbers: what wins, and the number and the code of its first play. */
export type Link = MarkPick & {
  readonly id: number;
  readonly code: string;
  readonly name: Bilingual;
  /** When a note wins. */
  readonly rule: Bilingual;
};

/** Ways to draw six and a special one of forty-nine. */
const outcomes = 601_304_088n;

const all =
  (size: number) =>
  (regular: number): boolean =>
    regular === size;

const won = (zh: string, en: string, size: number) => [
  { code: 't1', name: { zh, en }, pays: all(size) },
];

/** One of two is a regular number, the other the special one. */
const isSplit = (regular: number, special: number): boolean => regular === 1 && special === 1;

/** 连码, in menu order (plays.md section 4.4). */
export const LINKS: readonly Link[] = [
  {
    id: 8030,
    code: 'e4',
    name: { zh: '四全中', en: 'All four' },
    rule: {
      zh: '四个号码都是正码即中奖，特码不计。',
      en: 'It wins when all four are regular numbers; the special number does not count.',
    },
    size: 4,
    tiers: won('四全中', 'All four', 4),
    outcomes,
    special: 'ignored',
  },
  {
    id: 8032,
    code: 'e3',
    name: { zh: '三全中', en: 'All three' },
    rule: {
      zh: '三个号码都是正码即中奖，特码不计。',
      en: 'It wins when all three are regular numbers; the special number does not count.',
    },
    size: 3,
    tiers: won('三全中', 'All three', 3),
    outcomes,
    special: 'ignored',
  },
  {
    id: 8034,
    code: 'e32',
    name: { zh: '三中二', en: 'Two of three' },
    rule: {
      zh: '三个号码都是正码为中三，恰有两个为中二；特码不计。',
      en: 'All three regular wins the first tier, exactly two the second; the special number does not count.',
    },
    size: 3,
    tiers: [
      { code: 't3', name: { zh: '中三', en: 'All three' }, pays: all(3) },
      { code: 't2', name: { zh: '中二', en: 'Two of three' }, pays: all(2) },
    ],
    outcomes,
    special: 'ignored',
  },
  {
    id: 8036,
    code: 'e2',
    name: { zh: '二全中', en: 'Both regular' },
    rule: {
      zh: '两个号码都是正码即中奖，特码不计。',
      en: 'It wins when both are regular numbers; the special number does not count.',
    },
    size: 2,
    tiers: won('二全中', 'Both regular', 2),
    outcomes,
    special: 'ignored',
  },
  {
    id: 8042,
    code: 'e2t',
    name: { zh: '二中特', en: 'Both drawn' },
    rule: {
      zh: '两个号码都是正码为中二，一个正码一个特码为中特。',
      en: 'Both regular wins the first tier, one regular and one special the second.',
    },
    size: 2,
    tiers: [
      { code: 't2', name: { zh: '中二', en: 'Both regular' }, pays: all(2) },
      { code: 'tt', name: { zh: '中特', en: 'One special' }, pays: isSplit },
    ],
    outcomes,
    special: 'apart',
  },
  {
    id: 8048,
    code: 'tc',
    name: { zh: '特串', en: 'One special' },
    rule: {
      zh: '一个号码是正码，另一个是特码，即中奖。',
      en: 'It wins when one is a regular number and the other the special one.',
    },
    size: 2,
    tiers: [{ code: 't1', name: { zh: '特串', en: 'One special' }, pays: isSplit }],
    outcomes,
    special: 'apart',
  },
  {
    id: 8054,
    code: 'e41',
    name: { zh: '四中一', en: 'One of four' },
    rule: {
      zh: '四个号码中至少有一个是正码即中奖，特码不计。',
      en: 'It wins when at least one of the four is a regular number; the special number does not count.',
    },
    size: 4,
    tiers: [
      { code: 't1', name: { zh: '四中一', en: 'One of four' }, pays: (regular) => regular > 0 },
    ],
    outcomes,
    special: 'ignored',
  },
];
