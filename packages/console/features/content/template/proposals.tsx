import { isPlain } from '../../staff/operator/proposals/index.ts';
import type { ProposalView, ProposalViews } from '../../../registry/proposal-view.ts';
import { ProposedTemplate } from './TemplateChanges.tsx';

/** What a letter would say, and what is other than now. */
const templateProposal: ProposalView = ({ Before: before, Content: content }) =>
  isPlain(content) && isPlain(before) ? (
    <ProposedTemplate name={String(content['id'])} before={before} after={content} />
  ) : undefined;

/** What is asked of others about letters. */
const templateProposals: ProposalViews = { 'template.letters.publish': templateProposal };

export default templateProposals;
