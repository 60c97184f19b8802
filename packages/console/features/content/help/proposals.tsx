import { isPlain } from '../../staff/operator/proposals/index.ts';
import type { ProposalView, ProposalViews } from '../../../registry/proposal-view.ts';
import { ArticleChanges } from './ArticleChanges.tsx';

/** An article as players would read it, and what is other than what they read now. */
const articleProposal: ProposalView = ({ Before: before, Content: content }) =>
  isPlain(content) && (before === null || isPlain(before)) ? (
    <ArticleChanges before={before} after={content} />
  ) : undefined;

/** What is asked of others about the help. */
const helpProposals: ProposalViews = { 'help.articles.publish': articleProposal };

export default helpProposals;
