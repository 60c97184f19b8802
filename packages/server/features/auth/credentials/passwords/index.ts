export { type PasswordFault, proveOwnPassword } from './own-password.ts';
export { type HashCost, hashPassword, hasNoTurn, isPassword } from './password.ts';
export {
  hashPlayerPassword,
  isPepperMissing,
  isPlayerPassword,
  isUsedBefore,
  renewHash,
} from './player-password.ts';
export { clearFundPassword, type PasswordKind, setPassword } from './store-password.ts';
