import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { inRows, tellsParts, type Parts } from '../../staff/operator/proposal-content/index.ts';

const REVERSE: Parts = {
  id: null,
  no: { name: { zh: '冲正转账', en: 'Transfer to reverse' }, isSubject: true },
  amount: { name: { zh: '金额', en: 'Amount' }, isSubject: true },
  from: { name: { zh: '退回给', en: 'Goes back to' } },
  fromBalance: { name: { zh: '其余额（提交时）', en: 'Their balance (when proposed)' } },
  fromAfter: { name: { zh: '其执行后余额', en: 'Their balance after' } },
  to: { name: { zh: '收回自', en: 'Taken from' }, isSubject: true },
  balance: { name: { zh: '余额（提交时）', en: 'Balance (when proposed)' } },
  balanceAfter: { name: { zh: '执行后余额', en: 'Balance after' } },
  owes: { name: { zh: '余额不足，记为欠款', en: 'Shortfall, added to the debt' } },
};

/** What is asked of others about transfers. */
const transferProposals: ProposalViews = {
  'transfer.records.reverse': inRows(tellsParts(REVERSE)),
};

export default transferProposals;
