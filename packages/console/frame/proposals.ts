import { adjustProposals } from '../features/money/manual-adjustment/index.ts';
import { bannerProposals } from '../features/content/banner/index.ts';
import { bonusProposals } from '../features/money/bonus/index.ts';
import { chainProposals } from '../features/money/crypto-deposit/index.ts';
import { depositProposals } from '../features/money/deposit/index.ts';
import { issueProposals } from '../features/back-office/issue/index.ts';
import { helpProposals } from '../features/content/help/index.ts';
import { layerProposals } from '../features/money/player-tier/index.ts';
import { lotteryProposals } from '../features/play/lottery/index.ts';
import { manageProposals } from '../features/back-office/player-admin/index.ts';
import { payeeProposals } from '../features/money/payout-account/index.ts';
import { providerProposals } from '../features/money/provider/index.ts';
import { rateProposals } from '../features/money/exchange-rate/index.ts';
import { riskProposals } from '../features/money/risk/index.ts';
import { withdrawProposals } from '../features/money/withdraw/index.ts';
import { noticeProposal, withdrawalProposal } from '../features/content/announcement/index.ts';
import { accountProposals, type ProposalViews } from '../features/staff/operator/index.ts';
import { templateProposals } from '../features/content/template/index.ts';
import { termsProposal } from '../features/account/terms/index.ts';

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
