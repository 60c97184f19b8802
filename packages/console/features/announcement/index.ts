export { Both } from './Both.tsx';
export { noticeProposal, withdrawalProposal } from './proposal.tsx';
export { AnnouncementPage } from './AnnouncementPage.tsx';
