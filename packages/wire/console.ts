import { adjustConsole } from './adjust/index.ts';
import { announcementConsole } from './announcement/index.ts';
import { banConsole } from './ban/index.ts';
import { bannerConsole } from './banner/index.ts';
import { templateConsole } from './template/index.ts';
import { helpConsole } from './help/index.ts';
import { betConsole } from './bet/index.ts';
import { bonusConsole } from './bonus/index.ts';
import { chainConsole } from './chain/index.ts';
import { debtConsole } from './debt/index.ts';
import { depositConsole } from './deposit/index.ts';
import { layerConsole } from './layer/index.ts';
import { linkConsole } from './link/index.ts';
import { accountConsole } from './account/index.ts';
import { logoConsole } from './logo/index.ts';
import { lotteryConsole } from './lottery/index.ts';
import { manageConsole } from './manage/index.ts';
import { merchantConsole } from './merchant/index.ts';
import { messageConsole } from './message/index.ts';
import { moneyConsole } from './money/index.ts';
import { notifyConsole } from './notify/index.ts';
import { operatorHttp, operatorHub } from './operator/index.ts';
import { payeeConsole } from './payee/index.ts';
import { providerConsole } from './provider/index.ts';
import { publishConsole } from './publish/index.ts';
import { rateConsole } from './rate/index.ts';
import { reconcileConsole } from './reconcile/index.ts';
import { reportConsole } from './report/index.ts';
import { statementConsole } from './statement/index.ts';
import { riskConsole } from './risk/index.ts';
import { termsConsole } from './terms/index.ts';
import { upkeepConsole } from './upkeep/index.ts';
import { withdrawConsole } from './withdraw/index.ts';

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
