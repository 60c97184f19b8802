import { invariant } from '@fairlot/rules/core/invariant';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import type { Feature } from '#platform/feature';
import { cancelFed } from './cancel-fed.ts';
import { changeHolidays } from './change-holidays.ts';
import { deskQueues } from '../../staff/operator/index.ts';
import { confirmTimetable } from './change-timetable.ts';
import { lotteryQueues } from './desk-queues.ts';
import { lotteryConsoleRoutes } from './console.ts';
import { lotteryRoutes } from './http.ts';
import { lotteryHubRoutes } from './hub.ts';
import { lotteryJobs } from './jobs.ts';
import { fillGames } from './fill-games.ts';
import { rehearse } from './rehearse.ts';
import { readNow } from './store.ts';
import { warnOfCalendar } from './warn-of-calendar.ts';

export { type Seal, sealIssue, sealIssues, shutIssue, shutIssues, waitForBets } from './close.ts';
export {
  cancelIssue,
  cancelUnopened,
  markAllAwarded,
  markAwarded,
  markCorrected,
  markRefunded,
} from './end.ts';
export {
  fedIssue,
  type FedIssue,
  isFed,
  type IssueName,
  type NoFedIssue,
  targetOf,
} from './fed-issue.ts';
export { issuesReadOff, readOff } from './read-off.ts';
export {
  finishCorrection,
  insertCorrection,
  type NewCorrection,
  nextRun,
  runningCorrection,
  startCorrecting,
} from './store-correction.ts';
export { correctedIssueEvent } from './hub.ts';
export { tellOfGame } from './tell-of-game.ts';
export { haltGame, type HaltReason, setSale, resumeGame, tripIssues } from './halt.ts';
export { type Fault, FAULTS, playFeed } from './play-feed.ts';
export { continueIssue, holdIssue } from './hold-issue.ts';
export { type ImportReport, importDraws } from './import-draws.ts';
export { type DrawnNumbers, type Issue, ISSUE_LOCK_SPACE } from './issue.ts';
export { fillGame, fillGames } from './fill-games.ts';
export {
  authorOf,
  type GameChange,
  type GameRefusal,
  isInTime,
  type Made,
  deedOf,
  auditedVersion,
} from './change-game.ts';
export { tilesOf } from './game-infos.ts';
export { modeBefore } from './store-info.ts';
export { addGame } from './add-game.ts';
export { changeTimetable, type TimetableInput } from './change-timetable.ts';

export { proposed } from './http-calendar.ts';
export { changeState } from './change-state.ts';
export { renameGame } from './rename-game.ts';
export { arrangeGame } from './arrange-game.ts';
export {
  type Author,
  insertVersion,
  type Limits,
  type StoredLimits,
  type PlayLimitTexts,
  type PriceChange,
  SITE,
} from './store-version.ts';
export { createLease, type Lease } from './lease.ts';
export { type DrawMode, openIssue, openIssues } from './open.ts';
export { type Draw, recordDraw, recordDraws, SETTLE_JOB } from './record-draw.ts';
export { claimStep, claimSteps, failStep, haltStep, retryStep, stuckIssues } from './stuck.ts';
export type { Held, StuckIssue } from './store-stuck.ts';
export {
  type Claim,
  claimIssue,
  claimIssues,
  type Due,
  type StepFilter,
  hurryJobs,
  keepClaim,
  keepClaims,
  lockJobs,
  type Move,
  moveJob,
  moveJobs,
  releaseClaim,
  returnClaims,
  type Step,
} from './store-claim.ts';
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
export {
  categoryOfGame,
  categoryOn,
  type Game,
  type GameNow,
  listGames,
  lockGames,
  lockTimetable,
  readGame,
  readGames,
} from './store-game.ts';

export { raiseGameAlarm } from './alarm.ts';

export const lottery: Feature = {
  name: 'lottery',
  http: lotteryRoutes,
  hub: lotteryHubRoutes,
  console: lotteryConsoleRoutes,
  twoPersonActs: [cancelFed, confirmTimetable, changeHolidays],
  jobs: lotteryJobs,
  provide: ({ ports }) => ports.add(deskQueues, lotteryQueues),
  start: async ({ db, log, settings }) => {
    const { games, isDemo, isRehearsing = isDemo } = settings;
    invariant(
      isDemo || !isRehearsing,
      'only a demo rehearses games that a feed tells: REHEARSALS=0',
    );
    const here = CATEGORIES.filter(({ id }) => games?.includes(id) ?? true);
    await fillGames(db, here, isRehearsing);
    await rehearse(db, isRehearsing);
    warnOfCalendar(log, await readNow(db));
  },
};
