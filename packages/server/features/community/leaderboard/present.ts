import { mills } from '@fairlot/rules/core/money';
import type { Output } from '@fairlot/wire/core';
import type { leaderboardHttp, Leader } from '@fairlot/wire/community/leaderboard';
import type { Platform } from '#platform/feature';
import { faceOf, maskedName } from '../../account/player/index.ts';
import type { Leaders, Ranked } from './store.ts';

type Media = Pick<Platform, 'mediaOrigin'>;

const present = (media: Media, row: Ranked, playerId: bigint): Leader => ({
  Rank: row.rank,
  Name: row.player_id === playerId ? row.nick_name : maskedName(row.nick_name),
  Face: faceOf(media, row),
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
  BetsHandle: row.bets_handle,
});

export const presentLeaders = (
  media: Media,
  { day, nowMs, rows }: Leaders,
  own: Ranked | undefined,
  playerId: bigint,
): Output<typeof leaderboardHttp.getLeaders> => ({
  Day: day,
  Rows: rows.map((row) => present(media, row, playerId)),
  Own: own ? present(media, own, playerId) : null,
  LeastBets: 20,
  DateTimeNow: nowMs,
});
