import type { Bilingual } from '../core/text.ts';

/** What a threshold counts: whole units of money, accounts, times, hundredths; `once`: it is so or not. */
export type RiskUnit = 'money' | 'accounts' | 'times' | 'per-cent' | 'once';

type Mark = Bilingual & {
  readonly bit: number;
  /** What is measured at the request; the mark is there from its threshold on. */
  readonly unit: RiskUnit;
  /** What a new site begins with: threshold, and what the mark adds to the score. */
  readonly from: number;
  readonly weight: number;
};

/**
 * What an operator is to see of a withdrawal before he decides (product 3.5), by its bit of `withdrawal.risk`:
 * what can be told in the moment of the request. Thresholds and weights are what a new site begins with.
 */
export const WITHDRAW_RISKS = {
  FIRST_USE: {
    bit: 0,
    unit: 'once',
    from: 1,
    weight: 20,
    zh: '新卡首提',
    en: 'First use of target',
  },
  SHARED_TARGET: {
    bit: 1,
    unit: 'accounts',
    from: 1,
    weight: 40,
    zh: '收款账户他人亦有',
    en: 'Target of others too',
  },
  SHARED_IP: { bit: 2, unit: 'accounts', from: 1, weight: 10, zh: '同IP多账号', en: 'Shared IP' },
  SHARED_DEVICE: {
    bit: 3,
    unit: 'accounts',
    from: 1,
    weight: 30,
    zh: '同设备',
    en: 'Shared device',
  },
  BIG: { bit: 4, unit: 'money', from: 20_000, weight: 20, zh: '大额', en: 'Big amount' },
  COUNT: { bit: 5, unit: 'times', from: 5, weight: 10, zh: '次数超限', en: 'Many a day' },
  // Of what was deposited in 24 hours, the part that was not staked.
  QUICK: { bit: 6, unit: 'per-cent', from: 1, weight: 30, zh: '快速充提', en: 'Quick in and out' },
  BLACK: { bit: 7, unit: 'once', from: 1, weight: 100, zh: '黑名单', en: 'Black list' },
  GREY: { bit: 8, unit: 'once', from: 1, weight: 40, zh: '灰名单', en: 'Grey list' },
  WATCHED: { bit: 9, unit: 'once', from: 1, weight: 1, zh: '全审名单', en: 'Always reviewed' },
  // Networks of 24 hours that 90 days before did not know; nothing where there is nothing before.
  NEW_PLACE: { bit: 10, unit: 'times', from: 1, weight: 15, zh: '登录地变更', en: 'New network' },
  // Issues of 7 days in which related accounts bet other numbers of the same play.
  OPPOSITE: { bit: 11, unit: 'times', from: 3, weight: 40, zh: '对打', en: 'Bets against own' },
  // What came back of 100 staked, in 7 days with 20 settled bets or more.
  WON_MUCH: { bit: 12, unit: 'per-cent', from: 300, weight: 15, zh: '赢率异常', en: 'Won much' },
} as const satisfies Readonly<Record<string, Mark>>;

export type WithdrawRisk = keyof typeof WITHDRAW_RISKS;

const EVERY = Object.keys(WITHDRAW_RISKS) as WithdrawRisk[];

export const risksOf = (bits: number): readonly WithdrawRisk[] =>
  EVERY.filter((name) => (bits & (1 << WITHDRAW_RISKS[name].bit)) !== 0);

export const riskBits = (risks: Iterable<WithdrawRisk>): number => {
  let bits = 0;
  for (const name of risks) bits |= 1 << WITHDRAW_RISKS[name].bit;
  return bits;
};

/** Why two operators have to look (reliability S13), by its bit of `withdrawal.second_for`. */
export const SECOND_FOR = { AMOUNT: 1, FIRST: 2, YOUNG_TARGET: 4 } as const;
export type SecondFor = keyof typeof SECOND_FOR;

export const secondForOf = (bits: number): readonly SecondFor[] =>
  (Object.keys(SECOND_FOR) as SecondFor[]).filter((name) => (bits & SECOND_FOR[name]) !== 0);
