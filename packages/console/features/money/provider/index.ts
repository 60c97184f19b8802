export { ProvidersPage } from './ProvidersPage.tsx';
export { providerProposals } from './proposals.ts';
