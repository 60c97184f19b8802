import { inRows, tellsParts, type Parts, type ProposalViews } from '../../staff/operator/index.ts';

const TERMS: Parts = {
  spread: { name: { zh: '点差（万分之）', en: 'Spread (hundredths of a per cent)' } },
  fixed: { name: { zh: '固定汇率（空：跟随来源）', en: 'Fixed rate (none: as its sources say)' } },
  minutes: { name: { zh: '固定多少分钟', en: 'Fixed for minutes' } },
};

/** What is asked of others about the rate of USDT. */
export const rateProposals: ProposalViews = { 'rate.usdt.change': inRows(tellsParts(TERMS)) };
