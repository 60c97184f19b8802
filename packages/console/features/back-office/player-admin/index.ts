export { PlayerPage } from './PlayerPage.tsx';
export { PlayersPage } from './PlayersPage.tsx';
export { PlayersSearch, type PlayersFilter } from './filter.ts';
export { manageProposals } from './proposals.ts';
