import {
  asAmount,
  inRows,
  oneOf,
  tellsParts,
  type Parts,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { BALANCE, PLAYER } from '../deposit/index.ts';
import { STATES } from './text.ts';

const OUTCOME: Parts = {
  player: null,
  id: null,
  ...PLAYER,
  no: { name: { zh: '提款单号', en: 'Withdrawal' }, isSubject: true },
  state: { name: { zh: '状态', en: 'State' }, tell: oneOf(STATES) },
  amount: { name: { zh: '金额', en: 'Amount' }, tell: asAmount, isSubject: true },
  fee: { name: { zh: '手续费', en: 'Fee' } },
  paid: { name: { zh: '已付', en: 'Already paid' }, tell: asAmount },
  shown: { name: { zh: '收款账户', en: 'Paid to' } },
  numbers: { name: { zh: '出款流水', en: 'Payouts' }, was: 'unknown' },
  isPaid: { name: { zh: '确认已付', en: 'They were paid' } },
  evidence: { name: { zh: '凭证', en: 'Evidence' } },
  balance: BALANCE['balance'] ?? null,
};

/** What is asked of others about withdrawals. */
const withdrawProposals: ProposalViews = {
  'withdraw.queue.settle': inRows(tellsParts(OUTCOME)),
};

export default withdrawProposals;
