export { IssuePage } from './IssuePage.tsx';
export { MonitorPage } from './MonitorPage.tsx';
export { issueProposals } from './proposals.ts';
