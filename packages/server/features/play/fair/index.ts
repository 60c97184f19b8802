import type { Feature } from '#platform/feature';
import { fairRoutes } from './http.ts';
import { fairJobs } from './jobs.ts';
import { startFair } from './start.ts';
import { fairInvariants } from './store-audit.ts';
import { expectedPort, pricesPort, ticketPort } from './context.ts';

export { expectedPort, type ExpectedSource, keysOf, pricesPort, ticketPort } from './context.ts';
export { finishIssue, finishIssues, type Settlement } from './finish.ts';
export { rulesHashOf, type PricesInForce } from './price-list.ts';
export { askRelay } from './relay.ts';
export { isBeacon } from './calculator.ts';
export { createLeafDrafts, type LeafDraft } from './leaf.ts';
export { checkKeys, ForeignKeys, type Keys, loadKeys } from './keys.ts';
export { programOf } from './program.ts';
export { openSecret, sealSecret } from './sealed.ts';
export { publishedPrices, publishTerms } from './terms.ts';
export { isPublishedSet, issuePads, NO_TICKETS, publishedEmpty } from './tree.ts';
export type { TicketBlock, TicketIssue, TicketSource } from './tickets.ts';

export const fair: Feature = {
  name: 'fair',
  http: fairRoutes,
  ports: [ticketPort, pricesPort, expectedPort],
  jobs: fairJobs,
  invariants: fairInvariants,
  start: startFair,
};
