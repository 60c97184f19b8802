export {
  authenticatorCode,
  countTold,
  countWrongPassword,
  forgiveName,
  type GuardStage,
  knownDevice,
  lockedSince,
  passByWork,
  passGuard,
  SITE_FAILURES,
  type ShownCode,
  type Tries,
} from './guard.ts';
export {
  clearFailures,
  countFailure,
  isWithin,
  LOCK_MINUTES,
  mayLookAtOther,
  MOST_FAILURES,
  OTHER_LANE,
  readLock,
} from './store-attempts.ts';
export { readSignIns } from './store-work.ts';
export { giveBackWork } from './work.ts';
