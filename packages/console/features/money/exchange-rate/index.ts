export { RatePage } from './RatePage.tsx';
export { rateProposals } from './proposals.ts';
