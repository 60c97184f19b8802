export { type HashCost, hashPassword, isPassword } from './password.ts';
export {
  clearFailures,
  countFailure,
  isWithin,
  MOST_FAILURES,
  readLock,
} from './store-attempts.ts';
