import { publishedView } from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { BannerChanges } from './BannerChanges.tsx';

/** What is asked of others about banners: a banner with its picture, before and after. */
const bannerProposals: ProposalViews = {
  'banner.home.publish': publishedView({
    render: ({ before, after }) => <BannerChanges before={before} after={after} />,
  }),
};

export default bannerProposals;
