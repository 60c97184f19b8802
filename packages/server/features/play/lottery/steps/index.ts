export { type Seal, sealIssue, sealIssues, shutIssue, shutIssues, waitForBets } from './close.ts';
export {
  cancelIssue,
  cancelUnopened,
  markAllAwarded,
  markAwarded,
  markCorrected,
  markRefunded,
} from './end.ts';
export { type DrawMode, openIssue, openIssues } from './open.ts';
export { type Draw, recordDraw, recordDraws, SETTLE_JOB } from './record-draw.ts';
export {
  finishCorrection,
  insertCorrection,
  type NewCorrection,
  nextRun,
  runningCorrection,
  startCorrecting,
} from './store-correction.ts';
