export { TermsPage } from './TermsPage.tsx';
