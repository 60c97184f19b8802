import type { Money } from '@fairlot/rules/core/money';
import type { WorstOutcome } from '@fairlot/rules/odds/worst-outcome';
import { formatMoney, type Spoken } from '@fairlot/ui';

/** Words before the largest win of bets. */
export const WINS = {
  exact: { zh: '最高可中', en: 'Wins up to' },
  bound: { zh: '最高不超过', en: 'Wins at most' },
  exactCut: {
    zh: (max: string) => `每单封顶 ${max}，最高可中`,
    en: (max: string) => `A bet pays at most ${max}; wins up to`,
  },
  boundCut: {
    zh: (max: string) => `每单封顶 ${max}，最高不超过`,
    en: (max: string) => `A bet pays at most ${max}; wins at most`,
  },
  exactAbout: {
    zh: '一次开奖最多可得，含中奖注单的本金，不含和局退回的本金',
    en: 'The most that one draw pays, with the stakes of winning bets, without stakes that a tie returns',
  },
  boundAbout: {
    zh: '一次开奖所得不会超过此数，这些注单不一定能同时中奖',
    en: 'One draw pays no more than this; these bets may not all win together',
  },
} as const;

/** What stands before the amount, and what it is when asked for; `cap`: what cut a bet of it. */
export const winsText = (
  words: Spoken<typeof WINS>,
  { kind }: WorstOutcome,
  cap?: Money,
): { readonly label: string; readonly about: string } => ({
  label: cap === undefined ? words[kind] : words[`${kind}Cut`](formatMoney(cap)),
  about: words[`${kind}About`],
});
