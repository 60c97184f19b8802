import {
  asPercent,
  counted,
  inRows,
  publishedView,
  tellsParts,
  type Parts,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';

const TERMS: Parts = {
  spread: { name: { zh: '点差', en: 'Spread' }, tell: asPercent, isSubject: true },
  fixed: {
    name: { zh: '固定汇率（–：跟随来源）', en: 'Fixed rate (–: follows its sources)' },
    isSubject: true,
  },
  minutes: {
    name: { zh: '固定时长', en: 'Fixed for' },
    tell: counted({ zh: '分钟', en: 'min' }),
  },
};

/** What is asked of others about the rate of USDT. */
const rateProposals: ProposalViews = {
  'rate.usdt.change': inRows(tellsParts(TERMS)),
  'rate.sources.publish': publishedView({ nameOf: (id) => (id ? { zh: id, en: id } : undefined) }),
};

export default rateProposals;
