export { TermsField as default } from '../../../account/terms/index.ts';
