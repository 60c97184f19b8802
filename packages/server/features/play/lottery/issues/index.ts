export { correctedIssueEvent } from './hub.ts';
export { type DrawnNumbers, type Issue, ISSUE_LOCK_SPACE } from './issue.ts';
export { modeBefore } from './store-info.ts';
export {
  awaitingIssues,
  countAwaiting,
  gamesAwaiting,
  findIssue,
  getIssue,
  getIssues,
  insertGameEvent,
  insertGameEventOnce,
  insertIssues,
  issuesBeside,
  issuesOfRound,
  readNow,
} from './store.ts';
