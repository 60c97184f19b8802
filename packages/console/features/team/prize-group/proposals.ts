import {
  inRows,
  tellsParts,
  type Part,
  type Parts,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';

const USER: Part = { name: { zh: '账号', en: 'Account' }, isSubject: true };

const GROUP: Parts = {
  player: null,
  userName: USER,
  group: { name: { zh: '奖金组', en: 'Prize group' }, isSubject: true },
};

const QUOTA: Parts = {
  player: null,
  userName: USER,
  own: { name: { zh: '代理自己的奖金组', en: 'The agent’s own group' } },
  group: { name: { zh: '奖金组', en: 'Prize group' }, isSubject: true },
  most: { name: { zh: '同级直属名额（个）', en: 'Directs who may have it' }, isSubject: true },
};

/** What is asked of others about prize groups. */
const prizeGroupProposals: ProposalViews = {
  'agent.groups.change': inRows(tellsParts(GROUP)),
  'agent.quotas.change': inRows(tellsParts(QUOTA)),
};

export default prizeGroupProposals;
