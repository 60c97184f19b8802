export { readDeviceKey, withDeviceKey } from './device-key.ts';
export { entering, SecondStepRequired } from './second-step-required.ts';
export {
  type Grant,
  knowDevice,
  loginBar,
  openSession,
  type Origin,
  type SignedIn,
  signedIn,
} from './open.ts';
export {
  type DeviceMarks,
  endDeviceSessions,
  endSessions,
  holdLogin,
  holdPlayer,
  insertPlayer,
} from './store.ts';
export {
  GRACE_SECONDS,
  hashToken,
  IDLE_SECONDS,
  LOGIN_SECONDS,
  newToken,
  TOKEN_SECONDS,
} from './token.ts';
