export * as lotteryHttp from './http.ts';
export * as lotteryHub from './hub.ts';
export type { GameData, GameInfo, IssueInfo } from './http.ts';
