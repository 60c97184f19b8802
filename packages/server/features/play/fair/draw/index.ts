export { finishIssue, finishIssues, type Settlement } from './finish.ts';
export { programOf } from './program.ts';
