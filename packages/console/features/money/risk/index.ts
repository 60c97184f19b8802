export { RiskSearch, type RiskFilter } from './filter.ts';
export { RiskPage } from './RiskPage.tsx';
export { riskProposals } from './proposals.ts';
