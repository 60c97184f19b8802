import { mills, ZERO, type Money } from '@fairlot/rules/core/money';
import { rebateOf } from '@fairlot/rules/odds/rebate';
import { findPlayById } from '@fairlot/rules/play/index';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { maskedName } from '../../../account/player/index.ts';

/** A bet as `bet_record` gives it. Times in milliseconds UTC, money in thousandths. */
export type BetRow = {
  readonly id: string;
  readonly acceptedAt: number;
  readonly gameId: number;
  readonly serial: bigint;
  readonly playId: number;
  readonly content: string;
  readonly contentLength: number;
  readonly notes: number;
  readonly mode: number;
  readonly multiple: number;
  readonly prizeGroup: number | null;
  /** The group of the player when he bet; null where it says nothing of a rebate. */
  readonly ownGroup: number | null;
  readonly odds: readonly bigint[];
  readonly stake: bigint;
  readonly prize: bigint;
  readonly refund: bigint;
  readonly mostPrize: bigint | null;
  readonly isSolo: boolean;
  readonly winningNumber: string | null;
  readonly state: number;
  readonly settledAt: number | null;
  readonly closeAt: number;
  readonly drawAt: number;
  readonly corrected: readonly FormerOutcome[];
  /** The nickname of whom it follows; null where it follows nobody. */
  readonly follows: string | null;
  /** What of the stake a bonus paid; null where none did. */
  readonly bonus: bigint | null;
};

/** How a bet had ended before its issue was corrected; money in thousandths, as text. */
export type FormerOutcome = {
  readonly number: string;
  readonly state: number;
  readonly prize: string;
  readonly refund: string;
  readonly settledMs: number;
};

/** Only what won or lost brings one, ties do not. */
const rebateOfRow = ({ state, stake, refund, prizeGroup, ownGroup }: BetRow): Money =>
  state < 2 || prizeGroup === null || ownGroup === null
    ? ZERO
    : rebateOf(mills(stake - refund), ownGroup, prizeGroup);

export const presentBet = (row: BetRow): BetRecord => ({
  Id: row.id,
  TimeStamp: row.acceptedAt,
  GameId: row.gameId,
  SerialNumber: Number(row.serial),
  Play: findPlayById(row.playId)?.code ?? String(row.playId),
  Content: row.content,
  IsContentCut: row.content.length < row.contentLength,
  Notes: row.notes,
  Mode: row.mode,
  Multiple: row.multiple,
  PrizeGroup: row.prizeGroup,
  Rebate: rebateOfRow(row),
  Odds: [...row.odds],
  Amount: mills(row.stake),
  Prize: mills(row.prize),
  Refund: mills(row.refund),
  MostPrize: row.mostPrize === null ? null : mills(row.mostPrize),
  IsSolo: row.isSolo,
  WinningNumber: row.winningNumber,
  State: row.state,
  SettledTimeStamp: row.settledAt,
  ...(row.corrected.length > 0 && {
    Corrected: row.corrected.map((former) => ({
      WinningNumber: former.number,
      State: former.state,
      Prize: mills(BigInt(former.prize)),
      Refund: mills(BigInt(former.refund)),
      SettledTimeStamp: former.settledMs,
    })),
  }),
  ...(row.follows !== null && { Follows: maskedName(row.follows) }),
  ...(row.bonus !== null && { Bonus: mills(row.bonus) }),
  CloseTimeStamp: row.closeAt,
  DrawTimeStamp: row.drawAt,
});
