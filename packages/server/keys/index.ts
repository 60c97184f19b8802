export { INSTALLATION_KEYS, type InstallationKey } from './list.ts';
export { countUnderOld, countUnderOldPepper, resealRows } from './reseal.ts';
export { readKeyStates, type KeyState } from './state.ts';
export { findInstallationKey, rotate, stepsOfProgram } from './rotate.ts';
