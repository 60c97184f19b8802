import { BONUS_STATE_NAMES } from '@fairlot/wire/money/bonus';
import {
  inRows,
  oneOf,
  tellsParts,
  type Parts,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { BALANCE, PLAYER } from '../deposit/index.ts';
import { text } from './text.ts';

const END: Parts = {
  player: null,
  ...PLAYER,
  bonus: { name: { zh: '红利编号', en: 'Bonus' } },
  state: { name: { zh: '状态', en: 'State' }, tell: oneOf(BONUS_STATE_NAMES) },
  amount: { name: { zh: '红利金额', en: 'Amount of the bonus' }, isSubject: true },
  how: {
    name: { zh: '处理', en: 'What becomes of it' },
    tell: oneOf({ release: text.release, revoke: text.revoke }),
  },
  balance: BALANCE['balance'] ?? null,
};

/** What is asked of others about bonuses. */
const bonusProposals: ProposalViews = { 'adjust.bonus.end': inRows(tellsParts(END)) };

export default bonusProposals;
