export { FOLLOW_DISABLED, NOT_SHOWN } from './codes.ts';
export * as leaderboardHttp from './http.ts';
export * as leaderboardHub from './hub.ts';
export {
  LEADER_BET_CHARS,
  LEADS,
  MOST_LEADER_BETS,
  type Leader,
  type LeaderBet,
} from './shapes.ts';
export { leadersTopic } from './topic.ts';
