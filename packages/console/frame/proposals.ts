import { adjustProposals } from '../features/adjust/index.ts';
import { bannerProposals } from '../features/banner/index.ts';
import { bonusProposals } from '../features/bonus/index.ts';
import { chainProposals } from '../features/chain/index.ts';
import { depositProposals } from '../features/deposit/index.ts';
import { issueProposals } from '../features/issue/index.ts';
import { helpProposals } from '../features/help/index.ts';
import { layerProposals } from '../features/layer/index.ts';
import { lotteryProposals } from '../features/lottery/index.ts';
import { manageProposals } from '../features/manage/index.ts';
import { payeeProposals } from '../features/payee/index.ts';
import { providerProposals } from '../features/provider/index.ts';
import { rateProposals } from '../features/rate/index.ts';
import { riskProposals } from '../features/risk/index.ts';
import { withdrawProposals } from '../features/withdraw/index.ts';
import { noticeProposal, withdrawalProposal } from '../features/announcement/index.ts';
import { accountProposals, type ProposalViews } from '../features/operator/index.ts';
import { templateProposals } from '../features/template/index.ts';
import { termsProposal } from '../features/terms/index.ts';

/** How what needs two is told, by the permission of the act; each feature knows its own. */
export const PROPOSALS: ProposalViews = {
  ...depositProposals,
  ...withdrawProposals,
  ...adjustProposals,
  ...bonusProposals,
  ...payeeProposals,
  ...chainProposals,
  ...providerProposals,
  ...rateProposals,
  ...manageProposals,
  ...riskProposals,
  ...issueProposals,
  ...bannerProposals,
  ...helpProposals,
  ...templateProposals,
  ...layerProposals,
  ...lotteryProposals,
  ...accountProposals,
  'terms.text.change': termsProposal,
  'announcement.notices.publish': noticeProposal,
  'announcement.notices.withdraw': withdrawalProposal,
};
