export { PlayerTabs } from './PlayerTabs.tsx';
export { betIdOf, PlayerSearch, type PlayerView } from './tabs.ts';
