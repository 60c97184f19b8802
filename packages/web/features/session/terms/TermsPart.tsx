export { TermsField as default } from '../../terms/index.ts';
