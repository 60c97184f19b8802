import { publishedView } from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { ProposedTemplate } from './TemplateChanges.tsx';

/** Views of letter proposals: the new text and its changes. */
const templateProposals: ProposalViews = {
  'template.letters.publish': publishedView({
    render: ({ before, after }) => (
      <ProposedTemplate name={String(after['id'])} before={before} after={after} />
    ),
  }),
};

export default templateProposals;
