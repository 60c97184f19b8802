export { keepBackups, takeAndNote } from './keep.ts';
export { BackupFault, backupsOf, listBases, walFolder } from './paths.ts';
export { readPassphrase } from './passphrase.ts';
export { restore, type Restored } from './restore.ts';
export { noteSealTimes, type SealTime } from './seal-times.ts';
export { exportKeys, importKeys, openKeys } from './seal-keys.ts';
export { finishSwap } from './swap-data-dir.ts';
export { FAULTS } from './text.ts';
