import { adjustConsole } from './money/manual-adjustment/index.ts';
import { announcementConsole } from './content/announcement/index.ts';
import { banConsole } from './account/ban/index.ts';
import { bannerConsole } from './content/banner/index.ts';
import { templateConsole } from './content/template/index.ts';
import { helpConsole } from './content/help/index.ts';
import { betConsole } from './play/bet/index.ts';
import { bonusConsole } from './money/bonus/index.ts';
import { chainConsole } from './money/crypto-deposit/index.ts';
import { debtConsole } from './money/debt/index.ts';
import { depositConsole } from './money/deposit/index.ts';
import { layerConsole } from './money/player-tier/index.ts';
import { linkConsole } from './account/registration-link/index.ts';
import { accountConsole } from './account/profile/index.ts';
import { logoConsole } from './content/logo/index.ts';
import { lotteryConsole } from './play/lottery/index.ts';
import { manageConsole } from './back-office/player-admin/index.ts';
import { merchantConsole } from './content/site-state/index.ts';
import { messageConsole } from './messaging/inbox/index.ts';
import { moneyConsole } from './money/money-settings/index.ts';
import { notifyConsole } from './community/live-notice/index.ts';
import { operatorHttp, operatorHub } from './staff/operator/index.ts';
import { payeeConsole } from './money/payout-account/index.ts';
import { providerConsole } from './money/provider/index.ts';
import { publishConsole } from './staff/publishing/index.ts';
import { rateConsole } from './money/exchange-rate/index.ts';
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
  publish: { http: publishConsole },
  merchant: { http: merchantConsole },
  message: { http: messageConsole },
  logo: { http: logoConsole },
  banner: { http: bannerConsole },
  terms: { http: termsConsole },
  account: { http: accountConsole },
  link: { http: linkConsole },
  layer: { http: layerConsole },
  payee: { http: payeeConsole },
  rate: { http: rateConsole },
  risk: { http: riskConsole },
  ban: { http: banConsole },
  bonus: { http: bonusConsole },
  adjust: { http: adjustConsole },
  provider: { http: providerConsole },
  chain: { http: chainConsole },
  debt: { http: debtConsole },
  deposit: { http: depositConsole },
  withdraw: { http: withdrawConsole },
  money: { http: moneyConsole },
  reconcile: { http: reconcileConsole },
  lottery: { http: lotteryConsole },
  statement: { http: statementConsole },
  bet: { http: betConsole },
  report: { http: reportConsole },
  upkeep: { http: upkeepConsole },
  announcement: { http: announcementConsole },
  help: { http: helpConsole },
  template: { http: templateConsole },
  manage: { http: manageConsole },
  notify: { http: notifyConsole },
} as const;
