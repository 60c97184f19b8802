import { definePlay } from '../define.ts';
import { chooseExact } from '../rule/counting.ts';
import { markPick, type MarkPick } from '../rule/mark-pick.ts';
import { namedChoices, type NamedChoice } from '../rule/named-choices.ts';
import { tier } from '../rule/rule.ts';
import { LHC } from './face.ts';
import { BIG, COLOURS, EVEN, numbersWhere, ODD, SMALL } from './side.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Draw, ListedPlay, PlayGroup } from '../play.ts';

const placeOf = (group: PlayGroup) => ({ family: LHC, style: 'credit', group }) as const;

const MISSED: PlayGroup = { code: 'bz', name: { zh: '自选不中', en: 'None of the picks' } };
const ONE: PlayGroup = { code: 'dxz1', name: { zh: '多选中一', en: 'One of the picks' } };
const ALL: PlayGroup = { code: 'rz', name: { zh: '特平中', en: 'All picks drawn' } };
const SEVEN: PlayGroup = { code: 'qm', name: { zh: '七码', en: 'Counts' } };
const COLOUR: PlayGroup = { code: 'qs', name: { zh: '七色波', en: 'Colours' } };

/** Sets of seven of forty-nine. */
const SETS = 85_900_584n;
const ZH = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const zhOf = (size: number): string => ZH[size] ?? `十${ZH[size - 10]}`;

const exampleOf = (size: number): string =>
  Array.from({ length: size + 1 }, (_, i) => String(i + 1).padStart(2, '0')).join();

/** A note of so many numbers, which wins by how many of them are among the seven. */
const sevenPick = (size: number, name: Bilingual, isWon: (drawn: number) => boolean): MarkPick => ({
  size,
  tiers: [{ code: 't1', name, pays: (regular, special) => isWon(regular + special) }],
  outcomes: SETS,
  special: 'alike',
});

const most = (size: number): Bilingual =>
  size < 5 ? { zh: '', en: '' } : { zh: '最多二十个', en: ', at most twenty' };

/** 不中: no number of a note is drawn (plays.md section 4.4). */
export const missed: readonly ListedPlay[] = [5, 6, 7, 8, 9, 10, 11, 12, 15].map((size, i) => {
  const name = { zh: `${zhOf(size)}不中`, en: `None of ${size}` };
  return definePlay(
    placeOf(MISSED),
    {
      id: 8083 + i,
      code: `bz${size}`,
      section: MISSED.name,
      name,
      rule: {
        zh: `选择 ${size} 个或更多号码（${most(size).zh}），每 ${size} 个为一注，七个号码（含特码）中一个也没有即中奖。`,
        en: `Pick ${size} numbers or more${most(size).en}, every ${size} a note. None of them is among all seven numbers.`,
      },
      example: exampleOf(size),
    },
    markPick(sevenPick(size, name, (drawn) => drawn === 0)),
  );
});

/** 选中一: exactly one number of a note is drawn. */
export const one: readonly ListedPlay[] = [5, 6, 7, 8, 9, 10].map((size, i) => {
  const name = { zh: `${zhOf(size)}选中一`, en: `One of ${size}` };
  return definePlay(
    placeOf(ONE),
    {
      id: 8092 + i,
      code: `x${size}`,
      section: ONE.name,
      name,
      rule: {
        zh: `选择 ${size} 个或更多号码（${most(size).zh}），每 ${size} 个为一注，七个号码（含特码）中恰有其中一个即中奖。`,
        en: `Pick ${size} numbers or more${most(size).en}, every ${size} a note. Exactly one of them is among all seven numbers.`,
      },
      example: exampleOf(size),
    },
    markPick(sevenPick(size, name, (drawn) => drawn === 1)),
  );
});

/** 任中: every number of a note is drawn. */
export const all: readonly ListedPlay[] = [1, 2, 3, 4, 5].map((size, i) => {
  const name = { zh: `${zhOf(size)}粒任中`, en: size === 1 ? 'A pick drawn' : `All ${size} drawn` };
  return definePlay(
    placeOf(ALL),
    {
      id: 8098 + i,
      code: `rz${size}`,
      section: ALL.name,
      name,
      rule: {
        zh: `选择 ${size} 个或更多号码，每 ${size} 个为一注，全部在七个号码（含特码）之中即中奖。`,
        en: `Pick ${size} numbers or more${most(size).en}, every ${size} a note. All of them are among all seven numbers.`,
      },
      example: exampleOf(size),
    },
    markPick(sevenPick(size, name, (drawn) => drawn === size)),
  );
});

/** Sides that count numbers, 49 too. Those of a tier have as many numbers as one another. */
const COUNTED = [
  { side: ODD, tiers: 0 },
  { side: EVEN, tiers: 8 },
  { side: BIG, tiers: 0 },
  { side: SMALL, tiers: 8 },
];
const HITS = [0, 1, 2, 3, 4, 5, 6, 7];
const countOf = (draw: Draw, holds: (number: number) => boolean): number =>
  draw.filter(holds).length;

const counts: readonly NamedChoice[] = COUNTED.flatMap(({ side, tiers }) =>
  HITS.map((hits) => ({
    symbol: `${side.name.zh}${hits}`,
    name: { zh: `${side.name.zh}${hits}`, en: `${side.name.en} ${hits}` },
    tier: tiers + hits,
    kind: side.code,
    holds: (draw: Draw) => countOf(draw, side.holds) === hits,
  })),
);
const countTiers = [
  ...HITS.map((hits) =>
    tier(
      `odd${hits}`,
      `单${hits}/大${hits}`,
      `Odd ${hits} / big ${hits}`,
      chooseExact(25, hits) * chooseExact(24, 7 - hits),
    ),
  ),
  ...HITS.map((hits) =>
    tier(
      `even${hits}`,
      `双${hits}/小${hits}`,
      `Even ${hits} / small ${hits}`,
      chooseExact(24, hits) * chooseExact(25, 7 - hits),
    ),
  ),
];
/** Odd and even numbers, big and small ones. */
const QUARTERS = [ODD, EVEN].flatMap((parity) =>
  [BIG, SMALL].map((size) => numbersWhere((number) => parity.holds(number) && size.holds(number))),
);

/** A regular number counts 2, the special one 3: one and a half of them. */
const scoreOf = (draw: Draw, holds: (number: number) => boolean): number =>
  draw.reduce((sum, number, at) => sum + (holds(number) ? (at === 6 ? 3 : 2) : 0), 0);
const scores = (draw: Draw): readonly number[] => COLOURS.map(({ holds }) => scoreOf(draw, holds));
const isBest = (draw: Draw, colour: number): boolean =>
  scores(draw).every((score, i) => i === colour || score < scores(draw)[colour]!);
/** Two colours have three regular numbers each, the special one has the third. */
const isEven = (draw: Draw): boolean => COLOURS.every((_, colour) => !isBest(draw, colour));

const EVEN_DRAWS = 17_516_800n;
const COLOUR_WINS = [212_127_496n, 185_829_896n, 185_829_896n];

/** 七码 and 七色波: what all seven numbers show together. */
export const together: readonly ListedPlay[] = [
  definePlay(
    placeOf(SEVEN),
    {
      id: 8103,
      code: 'qm',
      section: SEVEN.name,
      name: { zh: '七码', en: 'Counts of seven' },
      rule: {
        zh: '猜七个号码（含特码）中单、双、大、小号码的个数；25 至 49 为大，49 为单、为大。',
        en: 'How many of all seven numbers are odd, even, big or small. Big is 25 to 49; 49 is odd and big.',
      },
      example: '单3,大4',
    },
    namedChoices(SETS, SEVEN.name, countTiers, counts, {
      kind: 'groups',
      of: QUARTERS,
      special: 'alike',
    }),
  ),
  definePlay(
    placeOf(COLOUR),
    {
      id: 8104,
      code: 'qs',
      section: COLOUR.name,
      name: { zh: '七色波', en: 'Leading colour' },
      rule: {
        zh: '每个正码计 1 分，特码计 1.5 分，得分最高的波色中奖。两种波色各有三个正码而特码为第三种时为和局：和局中奖，三种波色退还本金。',
        en: 'A regular number scores 1 for its colour, the special one 1.5, and the colour with most wins. Where two colours have three regular numbers each and the special number is of the third, the draw wins and colours give the stake back.',
      },
      example: '红',
    },
    namedChoices(
      601_304_088n,
      COLOUR.name,
      [
        ...COLOURS.map(({ code, name }, i) => ({
          code,
          name,
          wins: COLOUR_WINS[i]!,
          ties: EVEN_DRAWS,
        })),
        tier('tie', '和局', 'Draw', EVEN_DRAWS),
      ],
      [
        ...COLOURS.map(({ name }, i) => ({
          symbol: name.zh.slice(0, 1),
          name,
          tier: i,
          kind: 'colour',
          holds: (draw: Draw) => isBest(draw, i),
          tied: isEven,
        })),
        {
          symbol: '和局',
          name: { zh: '和局', en: 'Draw' },
          tier: COLOURS.length,
          kind: 'colour',
          holds: isEven,
        },
      ],
      {
        kind: 'groups',
        of: COLOURS.map(({ holds }) => numbersWhere(holds)),
        special: 'apart',
      },
    ),
  ),
];
