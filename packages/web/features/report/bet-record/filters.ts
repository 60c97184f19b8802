// The filters of the bet records and the question that they are. Pure.
import { plainNumber } from '@fairlot/rules/core/typed-number';
import type { Page } from '@fairlot/shell/record/use-record-list';
import type { Input } from '@fairlot/wire/core';
import type { betHttp } from '@fairlot/wire/bet';
import { momentsOf, type DayRange } from '@fairlot/ui/date-range';

/** States of a bet (spec section 4). */
export const BET_STATE = { BET: 0, CANCEL: 1, NOPRIZE: 2, WIN: 3 } as const;
export const STATE_ORDER = [
  BET_STATE.BET,
  BET_STATE.WIN,
  BET_STATE.NOPRIZE,
  BET_STATE.CANCEL,
] as const;
const SETTLED: readonly number[] = [BET_STATE.NOPRIZE, BET_STATE.WIN];

export type BetFilter = {
  readonly range: DayRange;
  readonly gameId: number | undefined;
  readonly play: string | undefined;
  /** None chosen is all. */
  readonly states: readonly number[];
  /** An issue number or a bet id, as typed. */
  readonly find: string;
};

type Ask = Input<typeof betHttp.getBetRecords>;

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

export function askFor(filter: BetFilter, { page, size }: Page): Ask {
  const found = readFind(filter.find);
  const paging = { Page: page, PageSize: size };
  if (found !== 'bad' && found && 'Id' in found) return { ...found, ...paging };
  const { range, gameId, play, states } = filter;
  return {
    ...momentsOf(range),
    ...(gameId !== undefined && { GameId: gameId }),
    ...(play !== undefined && { Play: play }),
    ...(states.length > 0 && { States: [...states] }),
    ...(found !== 'bad' && found),
    ...paging,
  };
}

/** The same question for what is settled only: its sums are the total of gain and loss. */
export function askForSettled(filter: BetFilter): Ask | undefined {
  const states = SETTLED.filter(
    (state) => filter.states.length === 0 || filter.states.includes(state),
  );
  if (states.length === 0) return undefined;
  return askFor({ ...filter, states }, { page: 1, size: 1 });
}
