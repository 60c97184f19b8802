export { readCheckState, type CheckState } from './store-check.ts';
export { isPublishedSet, issuePads, NO_TICKETS, publishedEmpty } from './tree.ts';
