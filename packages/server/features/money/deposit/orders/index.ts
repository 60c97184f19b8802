export { ownLimits, type OwnLimits } from './own-limits.ts';
export { standingBar } from './may-deposit.ts';
export { depositSettings } from './settings.ts';
export { presentOrder } from './present.ts';
export { ownerOfOrder, readOrder, type OrderRow } from './store.ts';
export { getDeposits } from './records.ts';
