import type { Spoken, StatusLook } from '@fairlot/ui';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { BET_STATE } from './filters.ts';
import type { BET } from './text.ts';

export type BetWords = Spoken<typeof BET>;

type Result = Pick<BetRecord, 'State' | 'Refund'>;

/** Its stake came back in a tie: neither won nor lost. */
const isTied = ({ State, Refund }: Result): boolean => State === BET_STATE.NOPRIZE && Refund > 0n;

/** Shape and colour of what became of a bet. */
export function stateLook(bet: Result): StatusLook {
  if (isTied(bet)) return 'tie';
  if (bet.State === BET_STATE.WIN) return 'win';
  if (bet.State === BET_STATE.NOPRIZE) return 'lose';
  return bet.State === BET_STATE.CANCEL ? 'off' : 'wait';
}

/** What became of a bet, in a word. */
export const resultWord = (bet: Result, words: BetWords): string =>
  isTied(bet) ? words.tied : stateWord(bet.State, words);

export function stateWord(state: number, words: BetWords): string {
  if (state === BET_STATE.WIN) return words.won;
  if (state === BET_STATE.NOPRIZE) return words.lost;
  return state === BET_STATE.CANCEL ? words.cancelled : words.waiting;
}
