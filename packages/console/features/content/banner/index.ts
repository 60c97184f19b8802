export { BannersPage } from './BannersPage.tsx';
export { bannerProposals } from './proposals.tsx';
