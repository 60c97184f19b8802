import type { Spoken, StatusLook } from '@fairlot/ui';
import { BET_STATE } from './filters.ts';
import type { BET } from './text.ts';

export type BetWords = Spoken<typeof BET>;

/** Shape and colour of a state of a bet (look section 4.13). */
export function stateLook(state: number): StatusLook {
  if (state === BET_STATE.WIN) return 'win';
  if (state === BET_STATE.NOPRIZE) return 'lose';
  return state === BET_STATE.CANCEL ? 'off' : 'wait';
}

export function stateWord(state: number, words: BetWords): string {
  if (state === BET_STATE.WIN) return words.won;
  if (state === BET_STATE.NOPRIZE) return words.lost;
  return state === BET_STATE.CANCEL ? words.cancelled : words.waiting;
}
