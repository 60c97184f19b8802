import { isPlain, type ProposalView, type ProposalViews } from '../../staff/operator/index.ts';
import { BannerChanges } from './BannerChanges.tsx';

/** A banner with its picture, before and after. */
const bannerProposal: ProposalView = ({ Before: before, Content: content }) =>
  isPlain(content) && (before === null || isPlain(before)) ? (
    <BannerChanges before={before} after={content} />
  ) : undefined;

/** What is asked of others about banners. */
export const bannerProposals: ProposalViews = { 'banner.home.publish': bannerProposal };
