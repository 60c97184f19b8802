export {
  fedIssue,
  type FedIssue,
  isFed,
  type IssueName,
  type NoFedIssue,
  targetOf,
} from './fed-issue.ts';
export { haltGame, type HaltReason, setSale, resumeGame, tripIssues } from './halt.ts';
export { continueIssue, holdIssue } from './hold-issue.ts';
export type { Held, StuckIssue } from './store-stuck.ts';
export { claimStep, claimSteps, failStep, haltStep, retryStep, stuckIssues } from './stuck.ts';
