export {
  changeTerms,
  createTermsBook,
  oddsByForm,
  type TermsCache,
  type TermsChange,
} from './odds.ts';
export { standardOdds } from './terms.ts';
export { limitsOfPlay, oddsOf, type Terms } from './terms.ts';
