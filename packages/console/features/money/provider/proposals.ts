import { inRows, tellsParts, type Parts } from '../../staff/operator/proposals/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';

const SECRET: Parts = {
  id: { name: { zh: '支付渠道', en: 'Provider' } },
  mark: { name: { zh: '密钥标记', en: 'Mark of the secret' } },
};

/** What is asked of others about providers: of a secret its mark alone. */
const providerProposals: ProposalViews = {
  'provider.secrets.change': inRows(tellsParts(SECRET)),
};

export default providerProposals;
