export { LayersPage } from './LayersPage.tsx';
export { PlayerGroups } from './PlayerGroups.tsx';
export { layerProposals } from './proposals.tsx';
