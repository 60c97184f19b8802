import { definePlay } from '../define.ts';
import { atLeast, below, isEven, isOdd, sumOf } from '../rule/condition.ts';
import { markPick } from '../rule/mark-pick.ts';
import { option, totalRule } from '../rule/option-rule.ts';
import { parlay, type LegOption } from '../rule/parlay.ts';
import { LHC } from './face.ts';
import { BIG, COLOURS, EVEN, numbersWhere, ODD, SMALL, TIE, type Side } from './side.ts';
import type { ListedPlay } from '../play.ts';

const PLACE = {
  family: LHC,
  style: 'credit',
  group: { code: 'zm', name: { zh: '正码', en: 'Regular numbers' } },
} as const;

const REGULAR = 6;
const ALL = sumOf([0, 1, 2, 3, 4, 5, 6]);
/** Sets of seven of forty-nine, and those whose numbers add up to 175 at least, or to an odd number. */
const SETS = 85_900_584n;
const BIG_SETS = 43_428_958n;
const ODD_SETS = 42_949_280n;

const leg = ({ code, name, holds }: Side, isTying: boolean): LegOption => {
  const isTie = (number: number): boolean => isTying && number === TIE;
  return {
    code,
    name,
    wins: BigInt(numbersWhere((number) => holds(number) && !isTie(number)).length),
    ties: isTying ? 1n : 0n,
    wonBy: holds,
    tiedBy: isTie,
  };
};

/** 两面 and 波色 of one regular place. */
const LEGS: readonly LegOption[] = [
  ...[BIG, SMALL, ODD, EVEN].map((side) => leg(side, true)),
  ...COLOURS.map((side) => leg(side, false)),
];

/** Bets on the six regular numbers together (plays.md section 4.3). */
export const regular: readonly ListedPlay[] = [
  definePlay(
    PLACE,
    {
      id: 8015,
      code: 'zm.num',
      section: PLACE.group.name,
      name: { zh: '正码', en: 'Regular number' },
      rule: {
        zh: '从 01 至 49 中选择号码，每个号码为一注，是六个正码之一即中奖；特码不计。',
        en: 'Pick numbers from 01 to 49, each a note. It wins as one of the six regular numbers; the special number does not count.',
      },
      example: '01,02',
    },
    markPick({
      size: 1,
      tiers: [
        { code: 't1', name: { zh: '正码', en: 'Regular number' }, pays: (drawn) => drawn === 1 },
      ],
      outcomes: 13_983_816n,
      special: 'ignored',
      share: 96n,
    }),
  ),
  definePlay(
    PLACE,
    {
      id: 8016,
      code: 'zm.total',
      section: { zh: '总和', en: 'Total' },
      name: { zh: '总和', en: 'Total of seven' },
      rule: {
        zh: '七个号码（含特码）之和，175 及以上为大，174 及以下为小；无和局。',
        en: 'All seven numbers together, the special one too: big from 175, small up to 174. There is no tie.',
      },
      example: 'big',
    },
    totalRule(SETS, [
      option('big', '总和大', 'Big', BIG_SETS, atLeast(ALL, 175)),
      option('small', '总和小', 'Small', SETS - BIG_SETS, below(ALL, 175)),
      option('odd', '总和单', 'Odd', ODD_SETS, isOdd(ALL)),
      option('even', '总和双', 'Even', SETS - ODD_SETS, isEven(ALL)),
    ]),
  ),
  definePlay(
    PLACE,
    {
      id: 8029,
      code: 'zm.parlay',
      section: { zh: '过关', en: 'Parlay' },
      name: { zh: '正码过关', en: 'Regular parlay' },
      rule: {
        zh: '在正一至正六中选二至六关，每个位置一项，全部猜中即中奖，赔率为各关赔率的乘积；大小单双遇 49 为和，该关赔率按 1 计算。',
        en: 'Two to six legs, one a place, and all must win; the odds are the product. A leg on a side counts as odds of 1 when its place shows 49.',
      },
      example: '1:大|2:红波',
    },
    parlay(LHC.positions.slice(0, REGULAR), LEGS),
  ),
];
