import {
  inRows,
  oneOf,
  tellsParts,
  type Parts,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { PAYEE_KINDS } from './text.ts';

const BLOCK: Parts = {
  kind: {
    name: { zh: '类型', en: 'Kind' },
    tell: oneOf({ 1: PAYEE_KINDS.card, 2: PAYEE_KINDS.usdt, 3: PAYEE_KINDS.purse }),
  },
  shown: { name: { zh: '号码', en: 'Number' }, isSubject: true },
  mark: null,
  isListed: { name: { zh: '在黑名单', en: 'On the black list' } },
};

/** What is asked of others about where players are paid. */
const payeeProposals: ProposalViews = { 'payee.blocks.change': inRows(tellsParts(BLOCK)) };

export default payeeProposals;
