export { BanksPage } from './BanksPage.tsx';
export { PlayerPayees } from './PlayerPayees.tsx';
export { payeeProposals } from './proposals.ts';
