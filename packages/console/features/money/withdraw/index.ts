export { WithdrawPage } from './WithdrawPage.tsx';
export { WithdrawSearch, type WithdrawFilter } from './filter.ts';
export { withdrawProposals } from './proposals.ts';
