import type { Bilingual } from '../core/text.ts';

/**
 * What an operator is to see of a withdrawal before he decides (product 3.5), by its bit of `withdrawal.risk`:
 * what can be told in the moment of the request.
 */
export const WITHDRAW_RISKS = {
  FIRST_USE: { bit: 0, zh: '新卡首提', en: 'First use of target' },
  SHARED_TARGET: { bit: 1, zh: '收款账户他人亦有', en: 'Target of others too' },
  SHARED_IP: { bit: 2, zh: '同IP多账号', en: 'Shared IP' },
  SHARED_DEVICE: { bit: 3, zh: '同设备', en: 'Shared device' },
  BIG: { bit: 4, zh: '大额', en: 'Big amount' },
  COUNT: { bit: 5, zh: '次数超限', en: 'Many a day' },
  QUICK: { bit: 6, zh: '快速充提', en: 'Quick in and out' },
} as const satisfies Readonly<Record<string, Bilingual & { readonly bit: number }>>;

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
