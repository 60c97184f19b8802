import { defineDatedPlay } from '../define.ts';
import { groupHits } from '../rule/group-hits.ts';
import { groupLink, groupLinkDrag, type GroupLink } from '../rule/group-link.ts';
import { namedChoices, type NamedChoice } from '../rule/named-choices.ts';
import { tier } from '../rule/rule.ts';
import { LHC } from './face.ts';
import { animalOf, ANIMALS, animalsIn, LUNAR_YEARS } from './lunar-year.ts';
import type { Bilingual } from '../../core/text.ts';
import type { DecidedBy, Draw, ListedPlay } from '../play.ts';

const PLACE = {
  family: LHC,
  style: 'credit',
  group: { code: 'sx', name: { zh: '生肖(平特)', en: 'Animals' } },
} as const;

const LABEL = { zh: '生肖', en: 'Animals' };
const ONE = { zh: '平特', en: 'One' };
const DRAWN = { zh: '连中', en: 'All drawn' };
const BANKERS = { zh: '拖头', en: 'All drawn, with bankers' };
const MISSED = { zh: '连不中', en: 'All missed' };
const TOTAL = { zh: '总肖', en: 'How many' };

const BY_YEAR = '生肖按开奖日所在农历年计算，本年生肖有五个号码，其余各四个。';
const BY_YEAR_EN = 'By the lunar year of the draw: its animal has five numbers, the others four.';

/** As many animals as a bet of those that are all drawn takes. */
const MOST = 8;

const linkIn = (
  year: number,
  size: number,
  isDrawn: boolean,
  without: Bilingual,
  withYear: Bilingual,
): GroupLink => ({
  groups: animalsIn(year),
  odd: animalOf(1, year),
  size,
  isDrawn,
  tiers: [
    { code: 'z4', name: without, hasOdd: false },
    { code: 'z5', name: withYear, hasOdd: true },
  ],
});

const WITHOUT = { zh: '不含本年肖', en: 'Without that of the year' };
const WITH = { zh: '含本年肖', en: 'With that of the year' };

const SIZES = [
  { size: 2, zh: '二', en: 'Two', id: 8059 },
  { size: 3, zh: '三', en: 'Three', id: 8062 },
  { size: 4, zh: '四', en: 'Four', id: 8065 },
  { size: 5, zh: '五', en: 'Five', id: 8068 },
];

const first = (count: number, from = 0): string =>
  ANIMALS.slice(from, from + count)
    .map(({ zh }) => zh)
    .join();

const ones: readonly ListedPlay[] = [
  defineDatedPlay(
    PLACE,
    {
      id: 8056,
      code: 'sx.one',
      section: ONE,
      name: { zh: '平特一肖', en: 'Animal drawn' },
      rule: {
        zh: `七个号码（含特码）中至少有一个属于所选生肖即中奖，每个生肖为一注，只派彩一次；49 计算在内。${BY_YEAR}`,
        en: `At least one of all seven numbers belongs to the animal; 49 counts. Each animal is a note and is paid once. ${BY_YEAR_EN}`,
      },
      example: '鼠,马',
    },
    LUNAR_YEARS,
    (year) =>
      groupLink(
        linkIn(
          year,
          1,
          true,
          { zh: '其他肖(4个号)', en: 'Four numbers' },
          { zh: '本年肖(5个号)', en: 'That of the year, five numbers' },
        ),
        'zodiacPick',
        LABEL,
      ),
  ),
  defineDatedPlay(
    PLACE,
    {
      id: 8057,
      code: 'sx.oneNot',
      section: ONE,
      name: { zh: '一肖不中', en: 'Animal missed' },
      rule: {
        zh: `七个号码（含特码）都不属于所选生肖即中奖，每个生肖为一注。${BY_YEAR}`,
        en: `None of all seven numbers belongs to the animal. Each animal is a note. ${BY_YEAR_EN}`,
      },
      example: '鼠',
    },
    LUNAR_YEARS,
    (year) =>
      groupLink(
        linkIn(
          year,
          1,
          false,
          { zh: '其他肖', en: 'Four numbers' },
          { zh: '本年肖', en: 'That of the year' },
        ),
        'zodiacPick',
        LABEL,
      ),
  ),
  defineDatedPlay(
    PLACE,
    {
      id: 8058,
      code: 'sx.zheng',
      section: ONE,
      name: { zh: '正肖', en: 'Regular animal' },
      rule: {
        zh: `六个正码中有所选生肖即中奖，每个生肖为一注；开出几个，净赢即按几倍计算，特码不计。${BY_YEAR}`,
        en: `The animal is among the six regular numbers; the net win is paid once for each of its numbers there. Each animal is a note. ${BY_YEAR_EN}`,
      },
      example: '鼠',
    },
    LUNAR_YEARS,
    (year) =>
      groupHits(
        animalsIn(year),
        [
          {
            quote: { code: 'z4', name: { zh: '其他肖', en: 'Four numbers' } },
            numbers: 4,
            tierOf: (hits) => ({
              code: `z4h${hits}`,
              name: { zh: `4号肖中${hits}`, en: `${hits} of four numbers` },
            }),
          },
          {
            quote: { code: 'z5', name: { zh: '本年肖', en: 'That of the year' } },
            numbers: 5,
            tierOf: (hits) => ({
              code: `z5h${hits}`,
              name: { zh: `5号肖中${hits}`, en: `${hits} of five numbers` },
            }),
          },
        ],
        LABEL,
      ),
  ),
];

const links: readonly ListedPlay[] = [
  ...SIZES.map(({ size, zh, en, id }) =>
    defineDatedPlay(
      PLACE,
      {
        id,
        code: `sx.link${size}`,
        section: DRAWN,
        name: { zh: `${zh}肖连中`, en: `${en} animals, all drawn` },
        rule: {
          zh: `选择${zh}个至八个生肖，每${zh}个为一注，${zh}个生肖都在七个号码（含特码）中出现即中奖；赔率取其中最低者。${BY_YEAR}`,
          en: `Pick up to eight animals, every ${en.toLowerCase()} a note. Each of them is among all seven numbers; a note takes the lowest odds of its animals. ${BY_YEAR_EN}`,
        },
        example: first(size + 1),
      },
      LUNAR_YEARS,
      (year) => groupLink(linkIn(year, size, true, WITHOUT, WITH), 'zodiacPick', LABEL, MOST),
    ),
  ),
  ...SIZES.map(({ size, zh, en, id }) =>
    defineDatedPlay(
      PLACE,
      {
        id: id + 1,
        code: `sx.linkDrag${size}`,
        section: BANKERS,
        name: { zh: `${zh}肖连中拖头`, en: `${en} animals, all drawn, with bankers` },
        rule: {
          zh: `胆码在每一注中，由拖码补足${zh}个生肖；${zh}个生肖都在七个号码（含特码）中出现即中奖，赔率取其中最低者。${BY_YEAR}`,
          en: `Bankers are in every note, the others fill it up to ${en.toLowerCase()} animals. Each of them is among all seven numbers; a note takes the lowest odds of its animals. ${BY_YEAR_EN}`,
        },
        example: `鼠|${first(size, 1)}`,
      },
      LUNAR_YEARS,
      (year) => groupLinkDrag(linkIn(year, size, true, WITHOUT, WITH)),
    ),
  ),
  ...SIZES.map(({ size, zh, en, id }) =>
    defineDatedPlay(
      PLACE,
      {
        id: id + 2,
        code: `sx.linkNot${size}`,
        section: MISSED,
        name: { zh: `${zh}肖连不中`, en: `${en} animals, all missed` },
        rule: {
          zh: `选择${zh}个或更多生肖，每${zh}个为一注，${zh}个生肖都没有在七个号码（含特码）中出现即中奖。${BY_YEAR}`,
          en: `Pick animals, every ${en.toLowerCase()} a note. None of them is among all seven numbers. ${BY_YEAR_EN}`,
        },
        example: first(size + 1),
      },
      LUNAR_YEARS,
      (year) => groupLink(linkIn(year, size, false, WITHOUT, WITH), 'zodiacPick', LABEL),
    ),
  ),
];

/** Sets of seven of forty-nine, and how many of them show so many animals. */
const SETS = 85_900_584n;
const BY_COUNT = [
  { animals: 2, wins: 836n },
  { animals: 3, wins: 216_700n },
  { animals: 4, wins: 4_996_200n },
  { animals: 5, wins: 26_315_520n },
  { animals: 6, wins: 39_502_848n },
  { animals: 7, wins: 14_868_480n },
];
const ODD_WINS = BY_COUNT.reduce(
  (sum, { animals, wins }) => (animals % 2 === 1 ? sum + wins : sum),
  0n,
);

const animalsOf = (draw: Draw, year: number): number =>
  new Set(draw.map((number) => animalOf(number, year))).size;
const byAnimals = (year: number): DecidedBy => ({
  kind: 'groups',
  of: animalsIn(year).map(({ numbers }) => numbers),
  special: 'alike',
});

const counts = (year: number): readonly NamedChoice[] =>
  BY_COUNT.map(({ animals }, i) => ({
    symbol: `${animals}肖`,
    name: { zh: `${animals}肖`, en: `${animals} animals` },
    tier: i,
    kind: 'count',
    holds: (draw) => animalsOf(draw, year) === animals,
  }));

const parities = (year: number): readonly NamedChoice[] =>
  [
    { symbol: '单', en: 'Odd', rest: 1 },
    { symbol: '双', en: 'Even', rest: 0 },
  ].map(({ symbol, en, rest }, i) => ({
    symbol,
    name: { zh: `总肖${symbol}`, en },
    tier: i,
    kind: 'parity',
    holds: (draw) => animalsOf(draw, year) % 2 === rest,
  }));

const totals: readonly ListedPlay[] = [
  defineDatedPlay(
    PLACE,
    {
      id: 8071,
      code: 'sx.total',
      section: TOTAL,
      name: { zh: '总肖', en: 'How many animals' },
      rule: {
        zh: `猜七个号码（含特码）共有几个不同的生肖。${BY_YEAR}`,
        en: `How many different animals all seven numbers show. ${BY_YEAR_EN}`,
      },
      example: '5肖',
    },
    LUNAR_YEARS,
    (year) =>
      namedChoices(
        SETS,
        TOTAL,
        BY_COUNT.map(({ animals, wins }) =>
          tier(`z${animals}`, `${animals}肖`, `${animals} animals`, wins),
        ),
        counts(year),
        byAnimals(year),
      ),
  ),
  defineDatedPlay(
    PLACE,
    {
      id: 8072,
      code: 'sx.totalOE',
      section: TOTAL,
      name: { zh: '总肖单双', en: 'How many, odd or even' },
      rule: {
        zh: `七个号码（含特码）中不同生肖的个数是单还是双。${BY_YEAR}`,
        en: `Whether all seven numbers show an odd or an even number of animals. ${BY_YEAR_EN}`,
      },
      example: '单',
    },
    LUNAR_YEARS,
    (year) =>
      namedChoices(
        SETS,
        TOTAL,
        [tier('odd', '总肖单', 'Odd', ODD_WINS), tier('even', '总肖双', 'Even', SETS - ODD_WINS)],
        parities(year),
        byAnimals(year),
      ),
  ),
];

/** Animals of all seven numbers, and of the six regular ones (plays.md section 4.4). */
export const animals: readonly ListedPlay[] = [...ones, ...links, ...totals];
