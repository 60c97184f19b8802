import { BONUS_STATE_NAMES } from '@fairlot/wire/money/bonus';
import { inRows, oneOf, tellsParts, type Parts } from '../../staff/operator/proposals/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { text } from './text.ts';

const END: Parts = {
  player: null,
  userName: { name: { zh: '账号', en: 'Account' } },
  bonus: { name: { zh: '红利编号', en: 'Bonus' } },
  state: { name: { zh: '状态', en: 'State' }, tell: oneOf(BONUS_STATE_NAMES) },
  amount: { name: { zh: '金额', en: 'Amount' } },
  how: {
    name: { zh: '处理', en: 'What becomes of it' },
    tell: oneOf({ release: text.release, revoke: text.revoke }),
  },
};

/** What is asked of others about bonuses. */
const bonusProposals: ProposalViews = { 'adjust.bonus.end': inRows(tellsParts(END)) };

export default bonusProposals;
