import { definePlay, type PlayRow } from '../define.ts';
import { headsAt } from '../place.ts';
import { directDistinct, ordered } from '../rule/direct-distinct.ts';
import { distinctText, setText } from '../rule/distinct-text.ts';
import { groupDrag } from '../rule/group-drag.ts';
import { groupSet, groupTier } from '../rule/group-set.ts';
import { DIRECT, GROUP } from '../section.ts';
import { NUMBERS, X5 } from './face.ts';
import type { Play } from '../play.ts';

/** Two or three neighbouring positions with a tab of their own. */
type Zone = {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly at: readonly number[];
};

const ELEVEN = { from: 1, size: NUMBERS };

const SIZES = ['', '', '二', '三'];

/** Examples as the catalogue of plays publishes them, of two numbers and of three. */
const EXAMPLES = {
  direct: ['01,02|02,03', '01,02|02,03|04'],
  directText: ['01,02', '01,02,03 03,02,01'],
  group: ['01,02,03', '01,02,03,04'],
  groupText: ['01,02 02,01', '01,02,03 03,02,01'],
  groupDT: ['02|01,06', '02|01,06,07'],
} as const;

/** What a play of a zone is made with: its zone, and where its id and code come from. */
type Row = {
  readonly zone: Zone;
  readonly place: Parameters<typeof definePlay>[0];
  readonly common: (
    kind: keyof typeof EXAMPLES,
    nth: number,
  ) => Pick<PlayRow, 'id' | 'code' | 'example'>;
};

/** In order: numbers of their own a position, picked or typed. */
const direct = ({ zone: { zh, en, at }, place, common }: Row): readonly Play[] => [
  definePlay(
    place,
    {
      ...common('direct', 0),
      section: DIRECT,
      name: { zh: `${zh}直选复式`, en: `${en} direct` },
      rule: {
        zh: `每位至少选一个号码，所选号码与开奖号码的${zh}位相同且顺序一致，即中奖。同一号码不能占两位。`,
        en: `Pick numbers for each position. All ${at.length} must be drawn as picked; one number cannot take two positions.`,
      },
    },
    directDistinct(at, headsAt(X5, at), NUMBERS),
  ),
  definePlay(
    place,
    {
      ...common('directText', 1),
      section: DIRECT,
      name: { zh: `${zh}直选单式`, en: `${en} direct, typed` },
      rule: {
        zh: `手动输入号码，每注${SIZES[at.length]}个不同的两位数号码，与开奖号码的${zh}位相同且顺序一致，即中奖。重复的号码只计一注。`,
        en: `Type notes of ${at.length} different numbers, two digits each. All must be drawn in that order; repeats count once.`,
      },
    },
    distinctText(at, NUMBERS),
  ),
];

/** In any order: a pool, typed sets, or bankers with others. */
const group = ({ zone: { zh, en, at }, place, common }: Row): readonly Play[] => [
  definePlay(
    place,
    {
      ...common('group', 2),
      section: GROUP,
      name: { zh: `${zh}组选复式`, en: `${en} group` },
      rule: {
        zh: `至少选${SIZES[at.length]}个号码，开奖号码的${zh}位均在所选号码之中，顺序不限，即中奖。`,
        en: `Pick ${at.length} numbers or more. The ${at.length} drawn there must all be among them, in any order.`,
      },
    },
    groupSet(at, NUMBERS),
  ),
  definePlay(
    place,
    {
      ...common('groupText', 3),
      section: GROUP,
      name: { zh: `${zh}组选单式`, en: `${en} group, typed` },
      rule: {
        zh: `手动输入号码，每注${SIZES[at.length]}个不同的两位数号码，与开奖号码的${zh}位相同，顺序不限，即中奖。`,
        en: `Type notes of ${at.length} different numbers, two digits each. They must be the ones drawn there, in any order.`,
      },
    },
    setText(at, NUMBERS),
  ),
  definePlay(
    place,
    {
      ...common('groupDT', 4),
      section: GROUP,
      name: { zh: `${zh}组选胆拖`, en: `${en} group, bankers` },
      rule: {
        zh: `选胆码和拖码，胆码在每一注中，由拖码补足${SIZES[at.length]}个号码，与开奖号码的${zh}位相同，顺序不限，即中奖。`,
        en: `Pick bankers and others. Bankers are in every note, the others fill it up to ${at.length}. The note must be what is drawn there, in any order.`,
      },
    },
    groupDrag(groupTier(at.length), ordered(NUMBERS, at.length), at.length, ELEVEN, at),
  ),
];

/** The five plays of a zone; the first has the id that is given, the others those behind it. */
function playsOf(id: number, zone: Zone): readonly Play[] {
  const { code, zh, en, at } = zone;
  const row: Row = {
    zone,
    place: { family: X5, style: 'official', group: { code, name: { zh, en } } },
    common: (kind, nth) => ({
      id: id + nth,
      code: `${code}.${kind}`,
      example: EXAMPLES[kind][at.length - 2]!,
    }),
  };
  return [...direct(row), ...group(row)];
}

/** 前三 中三 后三 前二 后二. */
export const zones: readonly Play[] = [
  ...playsOf(3001, { code: 'front3', zh: '前三', en: 'Front 3', at: [0, 1, 2] }),
  ...playsOf(3006, { code: 'mid3', zh: '中三', en: 'Middle 3', at: [1, 2, 3] }),
  ...playsOf(3011, { code: 'back3', zh: '后三', en: 'Back 3', at: [2, 3, 4] }),
  ...playsOf(3016, { code: 'front2', zh: '前二', en: 'Front 2', at: [0, 1] }),
  ...playsOf(3021, { code: 'back2', zh: '后二', en: 'Back 2', at: [3, 4] }),
];
