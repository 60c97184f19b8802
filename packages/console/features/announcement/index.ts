export { noticeProposal, withdrawalProposal } from './proposal.tsx';
export { AnnouncementPage } from './AnnouncementPage.tsx';
