import { inRows, tellsParts, type Parts } from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';

const IMPORT: Parts = {
  chain: { name: { zh: '网络', en: 'Chain' }, isSubject: true },
  addresses: { name: { zh: '新增收款地址', en: 'Addresses that players pay to' } },
};

/** What is asked of others about deposits over a chain. */
const chainProposals: ProposalViews = {
  'chain.addresses.import': inRows(tellsParts(IMPORT)),
};

export default chainProposals;
