export {
  changeTerms,
  createTermsBook,
  oddsByForm,
  pastTerms,
  type TermsCache,
  type TermsChange,
} from './odds.ts';
export { standardOdds } from './terms.ts';
export { isQuoted, limitsOfPlay, oddsOf, quotedOdds, type Terms } from './terms.ts';
