export { TemplatesPage } from './TemplatesPage.tsx';
export { templateProposals } from './proposals.tsx';
