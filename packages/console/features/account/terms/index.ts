export { termsProposal } from './proposal.tsx';
export { TermsPage } from './TermsPage.tsx';
