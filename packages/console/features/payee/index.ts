export { BanksPage } from './BanksPage.tsx';
export { PlayerPayees } from './PlayerPayees.tsx';
