import {
  counted,
  inRows,
  tellsParts,
  type Parts,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';

const MOVE: Parts = {
  player: null,
  from: null,
  to: null,
  userName: { name: { zh: '成员', en: 'Member' }, isSubject: true },
  parent: { name: { zh: '原上级', en: 'Agent before' } },
  toName: { name: { zh: '新上级', en: 'New agent' }, isSubject: true },
  accounts: {
    name: { zh: '移动人数', en: 'Accounts that move' },
    tell: counted({ zh: '人', en: 'accounts' }),
  },
};

const moveProposals: ProposalViews = { 'team.moves.make': inRows(tellsParts(MOVE)) };

export default moveProposals;
