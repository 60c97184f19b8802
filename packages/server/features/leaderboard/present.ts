import { mills } from '@fairlot/rules/core/money';
import type { Output } from '@fairlot/wire/core';
import type { leaderboardHttp, Leader } from '@fairlot/wire/leaderboard';
import { maskedName } from '../player/index.ts';
import type { Leaders, Ranked } from './store.ts';

const present = (row: Ranked, playerId: bigint): Leader => ({
  Rank: row.rank,
  Name: row.player_id === playerId ? row.nick_name : maskedName(row.nick_name),
  IsOwn: row.player_id === playerId,
  Won: mills(row.won),
  Lost: mills(row.lost),
  Net: mills(row.won - row.lost),
  Bets: row.bets,
  Hits: row.hits,
  TopWin: mills(row.top_win),
  TopGameId: row.top_game,
  Streak: row.streak,
  Followers: row.followers,
  LastGameId: row.last_game,
  Handle: row.handle,
});

export const presentLeaders = (
  { day, nowMs, rows }: Leaders,
  own: Ranked | undefined,
  playerId: bigint,
): Output<typeof leaderboardHttp.getLeaders> => ({
  Day: day,
  Rows: rows.map((row) => present(row, playerId)),
  Own: own ? present(own, playerId) : null,
  LeastBets: 20,
  DateTimeNow: nowMs,
});
