export { CLAIM_CODES, FORFEIT_CODES, RELEASE_CODES } from './codes.ts';
export { END_BONUS_CODES } from './codes-console.ts';
export * as bonusConsole from './console.ts';
export * as bonusHttp from './http.ts';
export { BonusGrant, BonusWallet } from './shapes.ts';
export { BONUS_STATE_NAMES } from './state-names.ts';
