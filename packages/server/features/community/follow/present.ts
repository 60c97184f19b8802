import { mills } from '@fairlot/rules/core/money';
import { commissionOf } from '@fairlot/rules/follow/commission';
import type { Follower, FollowOrder, FollowPlan } from '@fairlot/wire/community/follow';
import { playOfBet } from '../../play/bet/settle/index.ts';
import type { Platform } from '#platform/feature';
import { faceOf, maskedName } from '../../account/player/index.ts';
import type { FollowerRow, Lines, OrderRow, PlanRow } from './store-records.ts';

const moneyOrNull = (amount: bigint | null) => (amount === null ? null : mills(amount));

type Media = Pick<Platform, 'mediaOrigin'>;

export const presentPlan = (media: Media, row: PlanRow): FollowPlan => ({
  Id: row.id,
  TimeStamp: row.created_at,
  EndedTimeStamp: row.ended_at,
  UntilTimeStamp: row.until_at,
  Leader: maskedName(row.leader_name),
  Face: faceOf(media, row),
  Mode: row.mode,
  Value: Number(row.value),
  GameIds: row.games,
  BetCap: mills(row.bet_cap),
  DayCap: mills(row.day_cap),
  StopIfWin: moneyOrNull(row.stop_win),
  StopIfEarn: moneyOrNull(row.stop_earn),
  StopIfLoss: mills(row.stop_loss),
  State: row.state,
  Placed: row.placed,
  Failed: row.failed,
  Staked: mills(row.staked),
  StakedToday: mills(row.staked_today),
  EndedStake: mills(row.ended_stake),
  Prize: mills(row.prize),
  Refund: mills(row.refund),
  CommissionRate: row.rate,
  Commission: mills(row.paid),
  CommissionOwed: mills(commissionOf(row.peak, row.rate) - row.paid),
});

export const presentOrder = (row: OrderRow, lines: Lines | undefined): FollowOrder => ({
  Id: row.leader_intent,
  TimeStamp: row.created_at,
  GameId: row.game_id,
  SerialNumber: Number(row.serial_number),
  Lines: (lines?.shown ?? []).map(({ playId, content, notes }) => ({
    Play: playOfBet(playId).code,
    Content: content,
    Notes: notes,
  })),
  Bets: lines?.bets ?? 0,
  State: row.state,
  Amount: moneyOrNull(row.stake),
  Prize: mills(row.prize),
  Refund: mills(row.refund),
  WinningNumber: row.winning_number,
  BetIds: row.bet_ids ?? [],
  Reason: row.reason,
});

export const presentFollower = (media: Media, row: FollowerRow): Follower => ({
  Id: row.id,
  Name: maskedName(row.name),
  Face: faceOf(media, row),
  TimeStamp: row.created_at,
  EndedTimeStamp: row.ended_at,
  Mode: row.mode,
  State: row.state,
  Placed: row.placed,
  Staked: mills(row.staked),
  EndedStake: mills(row.ended_stake),
  Prize: mills(row.prize),
  Refund: mills(row.refund),
  CommissionRate: row.rate,
  Commission: mills(row.paid),
});
