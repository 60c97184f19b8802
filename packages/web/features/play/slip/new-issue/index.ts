export { NewIssue } from './NewIssue.tsx';
export { YearTurn } from './YearTurn.tsx';
export { slipAtIssue, type AtIssue } from './at-issue.ts';
