export { FOLLOW_DISABLED } from './codes.ts';
export * as leaderboardHttp from './http.ts';
export * as leaderboardHub from './hub.ts';
export { LEADS, type Leader } from './shapes.ts';
export { leadersTopic } from './topic.ts';
