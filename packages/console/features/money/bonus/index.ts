export { PlayerBonus } from './PlayerBonus.tsx';
export { bonusProposals } from './proposals.ts';
