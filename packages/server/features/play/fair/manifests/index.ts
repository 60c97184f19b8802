export { isPublishedSet, issuePads, NO_TICKETS, publishedEmpty } from './tree.ts';
