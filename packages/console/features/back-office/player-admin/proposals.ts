import {
  asMoment,
  inRows,
  tellsParts,
  type Parts,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';

const REMOVE: Parts = {
  playerId: null,
  userName: {
    name: { zh: '移除其验证器的账号', en: 'Remove the authenticator of' },
    isSubject: true,
  },
  since: { name: { zh: '绑定于', en: 'Bound since' }, tell: asMoment },
};

const REMOVE_FUND: Parts = {
  playerId: null,
  userName: {
    name: { zh: '清除其资金密码的账号', en: 'Clear the fund password of' },
    isSubject: true,
  },
  since: { name: { zh: '设置于', en: 'Chosen' }, tell: asMoment },
};

/** What is asked of others about players. */
const manageProposals: ProposalViews = {
  'manage.authenticators.remove': inRows(tellsParts(REMOVE)),
  'manage.funds.reset': inRows(tellsParts(REMOVE_FUND)),
};

export default manageProposals;
