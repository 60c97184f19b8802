export { ChainPage } from './ChainPage.tsx';
export { chainProposals } from './proposals.ts';
