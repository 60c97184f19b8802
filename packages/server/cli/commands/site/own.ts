import { addressActs, ADDRESSES_USAGE } from './addresses.ts';
import { LINES_USAGE, lineActs, describeLines } from './lines.ts';
import { MERCHANT_USAGE, merchantActs, describeSiteState } from './merchant.ts';
import { TERMS_USAGE, describeTerms, termsActs } from './terms.ts';

/** What `npm run site` does with the site itself: whom it lets in, what it asks to agree to, by which addresses. */
export const OWN_USAGE = [MERCHANT_USAGE, ADDRESSES_USAGE, TERMS_USAGE, LINES_USAGE].join('\n');
export const ownActs = { ...merchantActs, ...addressActs, ...termsActs, ...lineActs } as const;
export const ownLooks = {
  merchant: describeSiteState,
  terms: describeTerms,
  lines: describeLines,
} as const;
