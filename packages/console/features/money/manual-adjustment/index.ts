export { AdjustPage } from './AdjustPage.tsx';
export { AdjustSearch, type AdjustFilter } from './filter.ts';
export { adjustProposals } from './proposals.ts';
