import { publishedView } from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { ProposedTemplate } from './TemplateChanges.tsx';

/** What is asked of others about letters: what a letter would say, and what is other than now. */
const templateProposals: ProposalViews = {
  'template.letters.publish': publishedView({
    render: ({ before, after }) => (
      <ProposedTemplate name={String(after['id'])} before={before} after={after} />
    ),
  }),
};

export default templateProposals;
