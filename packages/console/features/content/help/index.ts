export { HelpPage } from './HelpPage.tsx';
export { helpProposals } from './proposals.tsx';
