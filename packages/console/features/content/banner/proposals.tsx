import { publishedView } from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { BannerChanges } from './BannerChanges.tsx';

/** Views of banner proposals: the banner with its picture, before and after. */
const bannerProposals: ProposalViews = {
  'banner.home.publish': publishedView({
    render: ({ before, after }) => <BannerChanges before={before} after={after} />,
  }),
};

export default bannerProposals;
