import { manualAdjustmentConsole } from './money/manual-adjustment/index.ts';
import { announcementConsole } from './content/announcement/index.ts';
import { banConsole } from './account/ban/index.ts';
import { bannerConsole } from './content/banner/index.ts';
import { templateConsole } from './content/template/index.ts';
import { helpConsole } from './content/help/index.ts';
import { betConsole } from './play/bet/index.ts';
import { bonusConsole } from './money/bonus/index.ts';
import { cryptoDepositConsole } from './money/crypto-deposit/index.ts';
import { debtConsole } from './money/debt/index.ts';
import { depositConsole } from './money/deposit/index.ts';
import { playerTierConsole } from './money/player-tier/index.ts';
import { registrationLinkConsole } from './account/registration-link/index.ts';
import { profileConsole } from './account/profile/index.ts';
import { logoConsole } from './content/logo/index.ts';
import { lotteryConsole } from './play/lottery/index.ts';
import { playerAdminConsole } from './back-office/player-admin/index.ts';
import { siteStateConsole } from './content/site-state/index.ts';
import { inboxConsole } from './messaging/inbox/index.ts';
import { moneySettingsConsole } from './money/money-settings/index.ts';
import { liveNoticeConsole } from './community/live-notice/index.ts';
import { operatorHttp, operatorHub } from './staff/operator/index.ts';
import { payoutAccountConsole } from './money/payout-account/index.ts';
import { providerConsole } from './money/provider/index.ts';
import { publishingConsole } from './staff/publishing/index.ts';
import { exchangeRateConsole } from './money/exchange-rate/index.ts';
import { reconcileConsole } from './money/reconcile/index.ts';
import { reportConsole } from './back-office/report/index.ts';
import { statementConsole } from './back-office/statement/index.ts';
import { riskConsole } from './money/risk/index.ts';
import { termsConsole } from './account/terms/index.ts';
import { upkeepConsole } from './operations/upkeep/index.ts';
import { withdrawConsole } from './money/withdraw/index.ts';

/** What the console's listener speaks, by feature, in level order. Nothing of it is served to players. */
export const consoleContract = {
  operator: { http: operatorHttp, hub: operatorHub },
  publishing: { http: publishingConsole },
  siteState: { http: siteStateConsole },
  inbox: { http: inboxConsole },
  logo: { http: logoConsole },
  banner: { http: bannerConsole },
  terms: { http: termsConsole },
  profile: { http: profileConsole },
  registrationLink: { http: registrationLinkConsole },
  playerTier: { http: playerTierConsole },
  payoutAccount: { http: payoutAccountConsole },
  exchangeRate: { http: exchangeRateConsole },
  risk: { http: riskConsole },
  ban: { http: banConsole },
  bonus: { http: bonusConsole },
  manualAdjustment: { http: manualAdjustmentConsole },
  provider: { http: providerConsole },
  cryptoDeposit: { http: cryptoDepositConsole },
  debt: { http: debtConsole },
  deposit: { http: depositConsole },
  withdraw: { http: withdrawConsole },
  moneySettings: { http: moneySettingsConsole },
  reconcile: { http: reconcileConsole },
  lottery: { http: lotteryConsole },
  statement: { http: statementConsole },
  bet: { http: betConsole },
  report: { http: reportConsole },
  upkeep: { http: upkeepConsole },
  announcement: { http: announcementConsole },
  help: { http: helpConsole },
  template: { http: templateConsole },
  playerAdmin: { http: playerAdminConsole },
  liveNotice: { http: liveNoticeConsole },
} as const;
