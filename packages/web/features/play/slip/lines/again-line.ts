import { divFloor, mills, timesMoney } from '@fairlot/rules/core/money';
import { isUnitMode, officialOdds } from '@fairlot/rules/odds/index';
import type { Play } from '@fairlot/rules/play/play';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { isCounted, tallyContent, type NewLine } from '../../board/picks/index.ts';
import { pricesOf } from '../../board/credit/index.ts';
import type { Board } from '../../board/pads/index.ts';
import { officialLine } from './cart.ts';

type Past = Pick<BetRecord, 'Content' | 'Notes' | 'Mode' | 'Multiple' | 'Amount'>;
export type PriceNow = { readonly prizeGroup: number; readonly table: Board['credit']['table'] };

/** The same picks at the same stake of a note, counted and priced as of now: the calendar may have moved. */
export function againLine(
  bet: Past,
  play: Play,
  { prizeGroup, table }: PriceNow,
): NewLine | undefined {
  const counted = tallyContent(play, bet.Content);
  if (!isCounted(counted)) return undefined;
  if (play.style === 'credit') {
    const { notes, content } = counted;
    const amount = timesMoney(mills(divFloor(bet.Amount, BigInt(bet.Notes))), notes);
    const line = { play: play.code, content, notes, mode: 0, multiple: 1, amount } as const;
    const price = table && pricesOf(table, [play])({ ...line, most: amount });
    return price && { ...line, ...price, oddsVersion: table.version };
  }
  if (!isUnitMode(bet.Mode)) return undefined;
  const stake = { mode: bet.Mode, multiple: bet.Multiple };
  const listed = table?.plays[play.form];
  return listed
    ? officialLine(play, counted, stake, listed, table.version)
    : officialLine(play, counted, { ...stake, group: prizeGroup }, officialOdds(play, prizeGroup));
}
