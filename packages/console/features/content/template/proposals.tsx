import { isPlain, type ProposalView, type ProposalViews } from '../../staff/operator/index.ts';
import { ProposedTemplate } from './TemplateChanges.tsx';

/** What a letter would say, and what is other than now. */
const templateProposal: ProposalView = ({ Before: before, Content: content }) =>
  isPlain(content) && isPlain(before) ? (
    <ProposedTemplate name={String(content['id'])} before={before} after={content} />
  ) : undefined;

/** What is asked of others about letters. */
export const templateProposals: ProposalViews = { 'template.letters.publish': templateProposal };
