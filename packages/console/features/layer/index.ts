export { LayersPage } from './LayersPage.tsx';
export { PlayerGroups } from './PlayerGroups.tsx';
