import type { Feature } from '#platform/feature';
import { credentialsRoutes } from './http.ts';
import { authenticatorCode, knownDevice } from './guard.ts';

export {
  authenticatorCode,
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
export { type SecurityRow, type SecurityRows, securityRows } from './security-rows.ts';
export { besideOthers } from './beside.ts';
export { readSignIns } from './store-work.ts';
export { giveBackWork } from './work.ts';
export { addressOf, networkOf } from '#platform/network';
export { type HashCost, hashPassword, hasNoTurn, isPassword } from './password.ts';
export {
  hashPlayerPassword,
  isPepperMissing,
  isPlayerPassword,
  isUsedBefore,
  renewHash,
} from './player-password.ts';
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

export { clearFundPassword, type PasswordKind, setPassword } from './store-password.ts';
export { type PasswordFault, proveOwnPassword } from './own-password.ts';
export { type Attested, checkAssertion, checkAttestation, type PasskeySite } from './webauthn.ts';
export { describeSecret, newSecret, stepOfCode } from './totp.ts';

/** How it is proven who somebody is, and what keeps others from guessing: whoever signs people in asks here. */
export const credentials: Feature = {
  name: 'credentials',
  http: credentialsRoutes,
  ports: [knownDevice, authenticatorCode],
};
