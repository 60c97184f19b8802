export { GAME_CODES } from './codes.ts';
export * as lotteryConsole from './console.ts';
export * as lotteryHttp from './http.ts';
export * as lotteryHub from './hub.ts';
export { GameData, GameInfo, IssueInfo } from './shapes.ts';
export { ISSUE_CODES } from './issue-codes.ts';
