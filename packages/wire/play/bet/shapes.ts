import * as z from 'zod/mini';
import { gameId, money, odds, serialNumber, timestamp, version } from '../../core/index.ts';

/** One row of a cart. The server counts notes and amount anew and refuses when they differ. */
export const CartRow = z.strictObject({
  /** Code of the play, for example `ssc.star5.direct`. */
  Play: z.string().check(z.maxLength(64)),
  /** Encoded selection (official) or the option's code (credit). */
  Content: z.string().check(z.maxLength(2_097_152)),
  Notes: z.int().check(z.minimum(1)),
  /** Unit of a note: 0 元, 1 角, 2 分, 3 厘. Credit: 0. */
  Mode: z.int().check(z.minimum(0), z.maximum(3)),
  /** 1 to 99999. Credit: 1. */
  Multiple: z.int().check(z.minimum(1)),
  Amount: money,
  /**
   * Prize group in use, even, from 1800 to the player's own: what it is below that comes back as his
   * rebate. Official plays only; without meaning to published prizes.
   */
  PrizeGroup: z.optional(z.int()),
  /** The odds that the player saw on an option: he is asked where they are lower by now. */
  Odds: z.optional(odds),
  /** Version of the odds that the player saw: of credit plays, and of those with published prizes. */
  OddsVersion: z.optional(version),
});
export type CartRow = z.output<typeof CartRow>;

/** One bet as the player sees it. State: BET 0, CANCEL 1, NOPRIZE 2, WIN 3. */
export const BetRecord = z.object({
  Id: z.string(),
  TimeStamp: timestamp,
  GameId: gameId,
  SerialNumber: serialNumber,
  Play: z.string(),
  Content: z.string(),
  /** Whether `Content` was shortened for the list; ask with `Id` for all of it. */
  IsContentCut: z.boolean(),
  Notes: z.int(),
  Mode: z.int(),
  Multiple: z.int(),
  PrizeGroup: z.nullable(z.int()),
  /** What came back of the stake because `PrizeGroup` is below the player's own; nothing before the bet has ended. */
  Rebate: money,
  /** Frozen odds per tier. */
  Odds: z.array(odds),
  Amount: money,
  Prize: money,
  /** Stake that came back because of a tie. */
  Refund: money,
  /** What the bet is paid at most; null where no draw brings it more. */
  MostPrize: z.nullable(money),
  /** It picked so few notes of all that its net win is capped (单挑). */
  IsSolo: z.boolean(),
  WinningNumber: z.nullable(z.string()),
  State: z.int(),
  SettledTimeStamp: z.nullable(timestamp),
  /** How it had ended before the number of its issue was corrected, oldest first. */
  Corrected: z.optional(
    z.array(
      z.object({
        /** What the issue had drawn. */
        WinningNumber: z.string(),
        State: z.int(),
        Prize: money,
        Refund: money,
        SettledTimeStamp: timestamp,
      }),
    ),
  ),
  /** Whose bet it follows, masked; not told of orders that were forgotten, a year after they ended. */
  Follows: z.optional(z.string()),
  /** What of its stake a bonus paid; left out where cash did alone. What it brings goes back in that proportion. */
  Bonus: z.optional(money),
  CloseTimeStamp: timestamp,
  /** When the issue is drawn: what the calendar decides goes by it. */
  DrawTimeStamp: timestamp,
  /** The wallet before and after its stake was taken. Of one bet that is asked for whole. */
  BalanceBefore: z.optional(money),
  BalanceAfter: z.optional(money),
  /** Of a cancelled one that is asked for whole: whether the player took it back, or the platform its issue. */
  CancelledBy: z.optional(z.enum(['player', 'platform'])),
});
export type BetRecord = z.output<typeof BetRecord>;

/** What a play takes of bets, and pays, where that is not what its game does. */
export const PlayLimits = z.object({
  /** Largest prize of one bet. */
  PrizeLimit: z.optional(money),
  /** Smallest stake: of a note of a double-sided play, of a whole bet on an official one. */
  MinStake: z.optional(money),
  MaxStake: z.optional(money),
  /** Most notes of one bet, and most of all its notes, in ten-thousandths. */
  MaxNotes: z.optional(z.int()),
  MaxNotesRatio: z.optional(z.int()),
  /** A bet of at most this share of all notes, in ten-thousandths, wins at most `SoloPrize` net (单挑). */
  SoloRatio: z.optional(z.int()),
  /** For players: the notes that this share is. `MaxNotes` is for them the least that holds. */
  SoloNotes: z.optional(z.int()),
  SoloPrize: z.optional(money),
  /** What all bets of an issue may bring together on one number, or on the play where it has none. */
  Liability: z.optional(money),
  /** Each time the bets on an option would bring so much more, its odds in the issue drop. */
  OddsStep: z.optional(money),
  /** By how much, and to what at the lowest: ten-thousandths of what they began with. */
  OddsDrop: z.optional(z.int()),
  OddsFloor: z.optional(z.int()),
});
