export { checkKeys, ForeignKeys, type Keys, loadKeys } from './keys.ts';
export { createLeafDrafts, type LeafDraft } from './leaf.ts';
export { rulesHashOf, type PricesInForce } from './price-list.ts';
export { openSecret, sealSecret } from './sealed.ts';
export { publishedPrices, publishTerms } from './terms.ts';
export type { TicketBlock, TicketIssue, TicketSource } from './tickets.ts';
