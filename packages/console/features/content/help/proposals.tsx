import { publishedView } from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { ArticleChanges } from './ArticleChanges.tsx';

/** Views of help proposals: the article as players read it, and its changes. */
const helpProposals: ProposalViews = {
  'help.articles.publish': publishedView({
    render: ({ before, after }) => <ArticleChanges before={before} after={after} />,
  }),
};

export default helpProposals;
