export { PlayerBonus } from './PlayerBonus.tsx';
