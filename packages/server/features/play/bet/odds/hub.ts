import type { Money } from '@fairlot/rules/core/money';
import type { Category } from '@fairlot/rules/lottery/index';
import type { Play } from '@fairlot/rules/play/index';
import { betHub } from '@fairlot/wire/play/bet';
import { eventFor, type Announcement } from '#platform/announce';
import type { Issue } from '../../lottery/issues/index.ts';
import { isSealed, type Move } from './moves.ts';
import { changedOdds, type Terms } from './terms.ts';

/** What a player won in an issue: one message, however many of his bets won. */
export const awardEvent = (
  playerId: bigint,
  issue: Issue,
  category: Category,
  won: { readonly prize: Money; readonly stake: Money; readonly wallet: Money },
): Announcement =>
  eventFor(betHub.betAwardNotify, playerId, {
    LotteryName: category.name.zh,
    Prize: won.prize,
    GameId: issue.gameId,
    SerialNumber: issue.serialNumber,
    Stake: won.stake,
    WalletAmount: won.wallet,
  });

/** What the correction of an issue made of a player's bets: one message, however many changed. */
export const correctedEvent = (
  issue: Issue,
  category: Category,
  made: {
    readonly playerId: bigint;
    readonly taken: Money;
    readonly paid: Money;
    readonly wallet: Money;
  },
): Announcement =>
  eventFor(betHub.betCorrectedNotify, made.playerId, {
    LotteryName: category.name.zh,
    GameId: issue.gameId,
    SerialNumber: issue.serialNumber,
    WinningNumber: issue.winningNumber ?? '',
    Taken: made.taken,
    Paid: made.paid,
    WalletAmount: made.wallet,
  });

/** Odds and seals of a play in one issue. */
export const movedEvent = (
  issue: { readonly gameId: number; readonly serial: number },
  play: Play,
  move: Move,
): Announcement =>
  eventFor(betHub.betNumberOddsUpdate, issue.gameId, {
    GameId: issue.gameId,
    SerialNumber: issue.serial,
    Version: move.version,
    Odds: play.options.map(({ code }, option) => ({
      Play: play.form,
      Option: code,
      Odds: isSealed(move, option) ? 0n : (move.odds[option] ?? 0n),
    })),
  });

export const oddsEvent = (from: Terms, to: Terms): Announcement =>
  eventFor(betHub.betNumberOddsUpdate, to.gameId, {
    GameId: to.gameId,
    Version: to.version,
    Odds: [...changedOdds(from, to)],
  });
