import { publishedView } from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { ArticleChanges } from './ArticleChanges.tsx';

/** What is asked of others about the help: an article as players would read it, and what is other than now. */
const helpProposals: ProposalViews = {
  'help.articles.publish': publishedView({
    render: ({ before, after }) => <ArticleChanges before={before} after={after} />,
  }),
};

export default helpProposals;
