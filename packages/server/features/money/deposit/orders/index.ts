export { ownLimits, type OwnLimits } from './own-limits.ts';
export { presentOrder } from './present.ts';
export { ownerOfOrder, readOrder, type OrderRow } from './store.ts';
export { getDeposits } from './records.ts';
