export { Both } from './Both.tsx';
export { areWords, WordChanges } from './WordChanges.tsx';
export { noticeProposal, withdrawalProposal } from './proposal.tsx';
export { AnnouncementPage } from './AnnouncementPage.tsx';
