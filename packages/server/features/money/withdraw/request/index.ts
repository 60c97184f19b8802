export { termsOf, WITHDRAW_SETTINGS } from './settings.ts';
export { getRecords as getWithdrawals } from './records.ts';
