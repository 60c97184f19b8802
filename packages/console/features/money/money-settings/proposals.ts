import { MONEY_GROUPS, type MoneyGroup } from '@fairlot/rules/check/money-settings';
import { publishedView } from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';

const isGroup = (id: string): id is MoneyGroup => Object.hasOwn(MONEY_GROUPS, id);

/** Views of proposals for a group of money settings. */
const moneyProposals: ProposalViews = {
  'money.settings.publish': publishedView({
    nameOf: (id) => (isGroup(id) ? MONEY_GROUPS[id].name : undefined),
  }),
};

export default moneyProposals;
