import {
  inRows,
  publishedView,
  tellsParts,
  type Parts,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';

const SECRET: Parts = {
  id: { name: { zh: '支付渠道', en: 'Provider' }, isSubject: true },
  mark: { name: { zh: '密钥标记', en: 'Mark of the secret' } },
};

/** What is asked of others about providers: of a secret its mark alone. */
const providerProposals: ProposalViews = {
  'provider.secrets.change': inRows(tellsParts(SECRET)),
  'provider.settings.publish': publishedView({ nameOf: (id) => ({ zh: id, en: id }) }),
};

export default providerProposals;
