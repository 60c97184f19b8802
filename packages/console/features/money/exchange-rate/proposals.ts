import { inRows, tellsParts, type Parts } from '../../staff/operator/proposals/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';

const TERMS: Parts = {
  spread: { name: { zh: '点差（万分之）', en: 'Spread (hundredths of a per cent)' } },
  fixed: { name: { zh: '固定汇率（空：跟随来源）', en: 'Fixed rate (none: as its sources say)' } },
  minutes: { name: { zh: '固定多少分钟', en: 'Fixed for minutes' } },
};

/** What is asked of others about the rate of USDT. */
const rateProposals: ProposalViews = { 'rate.usdt.change': inRows(tellsParts(TERMS)) };

export default rateProposals;
