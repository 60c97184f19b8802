import { isPlain } from '../../staff/operator/proposals/index.ts';
import type { ProposalView, ProposalViews } from '../../../registry/proposal-view.ts';
import { BannerChanges } from './BannerChanges.tsx';

/** A banner with its picture, before and after. */
const bannerProposal: ProposalView = ({ Before: before, Content: content }) =>
  isPlain(content) && (before === null || isPlain(before)) ? (
    <BannerChanges before={before} after={content} />
  ) : undefined;

/** What is asked of others about banners. */
const bannerProposals: ProposalViews = { 'banner.home.publish': bannerProposal };

export default bannerProposals;
