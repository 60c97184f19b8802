import { inRows, tellsParts, type Parts, type ProposalViews } from '../../staff/operator/index.ts';

const SECRET: Parts = {
  id: { name: { zh: '支付渠道', en: 'Provider' } },
  mark: { name: { zh: '密钥标记', en: 'Mark of the secret' } },
};

/** What is asked of others about providers: of a secret its mark alone. */
export const providerProposals: ProposalViews = {
  'provider.secrets.change': inRows(tellsParts(SECRET)),
};
