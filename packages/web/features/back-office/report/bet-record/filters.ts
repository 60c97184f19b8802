// The filters of the bet records and the question that they are. Pure.
import { plainNumber } from '@fairlot/rules/core/typed-number';
import type { Input } from '@fairlot/wire/core';
import type { betHttp } from '@fairlot/wire/play/bet';
import { momentsOf, type DayRange } from '@fairlot/ui/date-range';

/** States of a bet (spec section 4). */
export const BET_STATE = { BET: 0, CANCEL: 1, NOPRIZE: 2, WIN: 3 } as const;
export const STATE_ORDER = [
  BET_STATE.BET,
  BET_STATE.WIN,
  BET_STATE.NOPRIZE,
  BET_STATE.CANCEL,
] as const;
/** Among the states to choose from: the stake came back in a tie. It goes with no other. */
export const TIED = 4;

/** What is chosen after a press: a tie alone, or states. */
export const chooseStates = (
  before: readonly number[],
  now: readonly number[],
): readonly number[] =>
  now.includes(TIED) && !before.includes(TIED)
    ? [TIED]
    : now.filter((state) => state !== TIED || now.length === 1);

export type BetFilter = {
  readonly range: DayRange;
  readonly gameId: number | undefined;
  /** A play, or all of a group: their codes. None chosen is all. */
  readonly plays: readonly string[];
  /** Unit of a note; undefined is all. */
  readonly mode: number | undefined;
  /** None chosen is all. */
  readonly states: readonly number[];
  /** An issue number or a bet id, as typed. */
  readonly find: string;
};

type Ask = Input<typeof betHttp.getBetSums>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What was typed: a bet, an issue, nothing, or something that is neither. */
export function readFind(
  text: string,
): { readonly Id: string } | { readonly SerialNumber: number } | undefined | 'bad' {
  const find = text.trim();
  if (find === '') return undefined;
  if (UUID.test(find)) return { Id: find.toLowerCase() };
  const digits = plainNumber(find).replace(/^(\d+)-(\d+)$/, '$1$2');
  const serial = Number(digits);
  if (/^\d{5,15}$/.test(digits) && serial > 0) return { SerialNumber: serial };
  return 'bad';
}

/** The question of the filters, for the bets and for what they add up to. */
export function askFor(filter: BetFilter): Ask {
  const found = readFind(filter.find);
  if (found !== 'bad' && found && 'Id' in found) return found;
  const { range, gameId, plays, mode, states } = filter;
  return {
    ...momentsOf(range),
    ...(gameId !== undefined && { GameId: gameId }),
    ...(plays.length > 0 && { Plays: [...plays] }),
    ...(mode !== undefined && { Modes: [mode] }),
    ...(states.includes(TIED) && { Refunded: true as const }),
    ...(states.length > 0 && !states.includes(TIED) && { States: [...states] }),
    ...(found !== 'bad' && found),
  };
}
