export { ChannelsPage } from './channels/ChannelsPage.tsx';
export { DepositPage } from './DepositPage.tsx';
export { DepositSearch, type DepositFilter } from './filter.ts';
export { depositProposals } from './proposals.ts';
