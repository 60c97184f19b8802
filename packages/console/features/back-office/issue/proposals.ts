import {
  asAmount,
  inRows,
  tellsParts,
  type Parts,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';

const CANCEL: Parts = {
  issueId: null,
  state: null,
  reason: null,
  game: { name: { zh: '彩种', en: 'Game' }, isSubject: true },
  serialNumber: { name: { zh: '期号', en: 'Issue' }, isSubject: true },
  bets: { name: { zh: '退回注单', en: 'Bets whose stakes go back' } },
  stake: { name: { zh: '退回本金', en: 'Stakes that go back' }, tell: asAmount },
};
const CORRECT: Parts = {
  issueId: null,
  reason: null,
  maker: null,
  run: null,
  game: { name: { zh: '彩种', en: 'Game' }, isSubject: true },
  serial: { name: { zh: '期号', en: 'Issue' }, isSubject: true },
  number: { name: { zh: '开奖号码', en: 'Number' } },
  evidence: { name: { zh: '依据', en: 'Evidence' } },
  bets: { name: { zh: '结果改变的注单', en: 'Bets that end otherwise' } },
  players: { name: { zh: '涉及玩家', en: 'Players' } },
  taken: { name: { zh: '收回奖金', en: 'Prizes taken back' }, tell: asAmount },
  paid: { name: { zh: '补派奖金', en: 'Prizes paid' }, tell: asAmount },
  debtors: { name: { zh: '余额将为负的玩家', en: 'Players who would owe' } },
  debt: { name: { zh: '其欠款合计', en: 'What they would owe in all' }, tell: asAmount },
};

/** What is asked of others about issues. */
const issueProposals: ProposalViews = {
  'lottery.issues.cancel': inRows(tellsParts(CANCEL)),
  'lottery.issues.correct': inRows(tellsParts(CORRECT)),
};

export default issueProposals;
