import { contract } from '@fairlot/wire';
import { consoleContract } from '@fairlot/wire/console';
import type { Endpoint, HubMethod } from '@fairlot/wire/core';
import type { CallRow, CallRows, HubRow, HubRows } from '#testing/calls';
import { accountCalls, accountConsoleCalls } from './account/profile/testing/calls.ts';
import { alertCalls } from './play/alert/testing/calls.ts';
import {
  announcementCalls,
  announcementConsoleCalls,
} from './content/announcement/testing/calls.ts';
import { bannerCalls, bannerConsoleCalls } from './content/banner/testing/calls.ts';
import { templateConsoleCalls } from './content/template/testing/calls.ts';
import { helpCalls, helpConsoleCalls } from './content/help/testing/calls.ts';
import { betCalls, betConsoleCalls, betHubCalls } from './play/bet/testing/calls.ts';
import { collectionCalls, collectionHubCalls } from './play/favorites/testing/calls.ts';
import { comboCalls, comboHubCalls } from './play/combo/testing/calls.ts';
import { contactCalls } from './account/contact/testing/calls.ts';
import { debtCalls, debtConsoleCalls } from './money/debt/testing/calls.ts';
import { depositCalls } from './money/deposit/testing/calls.ts';
import { deviceCalls } from './account/device/testing/calls.ts';
import { downloadCalls } from './site/download/testing/calls.ts';
import { eventCalls } from '#platform/domain-events/testing/calls';
import { factorCalls } from './account/authenticator/testing/calls.ts';
import { fairCalls } from './play/fair/testing/calls.ts';
import { followCalls } from './community/follow/testing/calls.ts';
import { instantCalls } from './play/instant/testing/calls.ts';
import { limitCalls } from './play/responsible-gaming/testing/calls.ts';
import { leaderboardCalls, leaderboardHubCalls } from './community/leaderboard/testing/calls.ts';
import { reportConsoleCalls } from './back-office/report/testing/calls.ts';
import { upkeepConsoleCalls } from './operations/upkeep/testing/calls.ts';
import { reconcileConsoleCalls } from './money/reconcile/testing/calls.ts';
import { adjustConsoleCalls } from './money/manual-adjustment/testing/calls.ts';
import { bonusCalls, bonusConsoleCalls } from './money/bonus/testing/calls.ts';
import { depositConsoleCalls } from './money/deposit/testing/calls-console.ts';
import { linkCalls, linkConsoleCalls } from './account/registration-link/testing/calls.ts';
import { logoCalls, logoConsoleCalls } from './content/logo/testing/calls.ts';
import {
  lotteryCalls,
  lotteryConsoleCalls,
  lotteryHubCalls,
} from './play/lottery/testing/calls.ts';
import { manageConsoleCalls } from './back-office/player-admin/testing/calls.ts';
import { merchantCalls, merchantConsoleCalls } from './content/site-state/testing/calls.ts';
import { messageCalls, messageConsoleCalls } from './messaging/inbox/testing/calls.ts';
import { notifyCalls, notifyConsoleCalls } from './community/live-notice/testing/calls.ts';
import { operatorCalls, operatorHubCalls } from './staff/operator/testing/calls.ts';
import { passkeyCalls } from './account/passkey/testing/calls.ts';
import { chainConsoleCalls } from './money/crypto-deposit/testing/calls.ts';
import { banConsoleCalls } from './account/ban/testing/calls.ts';
import { riskConsoleCalls } from './money/risk/testing/calls.ts';
import { layerConsoleCalls } from './money/player-tier/testing/calls.ts';
import { moneyConsoleCalls } from './money/money-settings/testing/calls.ts';
import { providerConsoleCalls } from './money/provider/testing/calls.ts';
import { publishConsoleCalls } from './staff/publishing/testing/calls.ts';
import { rateConsoleCalls } from './money/exchange-rate/testing/calls.ts';
import { payeeCalls, payeeConsoleCalls } from './money/payout-account/testing/calls.ts';
import { playerCalls } from './account/player/testing/calls.ts';
import { scanCalls, scanHubCalls } from './account/qr-login/testing/calls.ts';
import { rumCalls } from './site/rum/testing/calls.ts';
import { scheduleCalls } from './play/schedule/testing/calls.ts';
import { privilegeCalls } from './account/privilege/testing/calls.ts';
import { predictCalls } from './community/predict/testing/calls.ts';
import { proofCalls } from './auth/credentials/testing/calls.ts';
import { sessionCalls } from './auth/login/testing/calls.ts';
import { siteCalls } from './site/settings/testing/calls.ts';
import { statementCalls, statementConsoleCalls } from './back-office/statement/testing/calls.ts';
import { streakCalls } from './community/streak/testing/calls.ts';
import { termsCalls, termsConsoleCalls } from './account/terms/testing/calls.ts';
import { turnoverCalls } from './money/wagering/testing/calls.ts';
import { wechatCalls, wechatHubCalls } from './account/wechat/testing/calls.ts';
import { walletCalls } from './money/wallet/testing/calls.ts';
import { withdrawCalls, withdrawConsoleCalls } from './money/withdraw/testing/calls.ts';

type PartCalls<P> = (P extends { readonly http: infer M } ? { readonly http: CallRows<M> } : {}) &
  (P extends { readonly hub: infer M } ? { readonly hub: HubRows<M> } : {});
type AllCalls<C> = { readonly [F in keyof C]: PartCalls<C[F]> };

/** The rows of all features, in level order; a feature of the contract that is not here does not compile. */
const calls: AllCalls<typeof contract> = {
  site: { http: siteCalls, hub: {} },
  proof: { http: proofCalls },
  turnover: { http: turnoverCalls },
  session: { http: sessionCalls },
  merchant: { http: merchantCalls },
  rum: { http: rumCalls },
  message: { http: messageCalls, hub: {} },
  logo: { http: logoCalls },
  banner: { http: bannerCalls },
  device: { http: deviceCalls, hub: {} },
  factor: { http: factorCalls },
  passkey: { http: passkeyCalls, hub: {} },
  scan: { http: scanCalls, hub: scanHubCalls },
  terms: { http: termsCalls },
  download: { http: downloadCalls },
  player: { http: playerCalls },
  privilege: { http: privilegeCalls, hub: {} },
  contact: { http: contactCalls, hub: {} },
  wechat: { http: wechatCalls, hub: wechatHubCalls },
  account: { http: accountCalls },
  link: { http: linkCalls },
  wallet: { http: walletCalls },
  payee: { http: payeeCalls, hub: {} },
  bonus: { http: bonusCalls },
  debt: { http: debtCalls },
  deposit: { http: depositCalls, hub: {} },
  withdraw: { http: withdrawCalls, hub: {} },
  event: { http: eventCalls },
  lottery: { http: lotteryCalls, hub: lotteryHubCalls },
  collection: { http: collectionCalls, hub: collectionHubCalls },
  limit: { http: limitCalls },
  alert: { http: alertCalls },
  fair: { http: fairCalls },
  statement: { http: statementCalls },
  bet: { http: betCalls, hub: betHubCalls },
  schedule: { http: scheduleCalls },
  instant: { http: instantCalls },
  leaderboard: { http: leaderboardCalls, hub: leaderboardHubCalls },
  follow: { http: followCalls },
  predict: { http: predictCalls },
  streak: { http: streakCalls },
  combo: { http: comboCalls, hub: comboHubCalls },
  announcement: { http: announcementCalls, hub: {} },
  help: { http: helpCalls },
  notify: { http: notifyCalls, hub: {} },
};

/** The same of the console. */
const consoleCalls: AllCalls<typeof consoleContract> = {
  operator: { http: operatorCalls, hub: operatorHubCalls },
  publish: { http: publishConsoleCalls },
  merchant: { http: merchantConsoleCalls },
  message: { http: messageConsoleCalls },
  logo: { http: logoConsoleCalls },
  banner: { http: bannerConsoleCalls },
  terms: { http: termsConsoleCalls },
  account: { http: accountConsoleCalls },
  link: { http: linkConsoleCalls },
  layer: { http: layerConsoleCalls },
  payee: { http: payeeConsoleCalls },
  rate: { http: rateConsoleCalls },
  risk: { http: riskConsoleCalls },
  ban: { http: banConsoleCalls },
  bonus: { http: bonusConsoleCalls },
  adjust: { http: adjustConsoleCalls },
  provider: { http: providerConsoleCalls },
  chain: { http: chainConsoleCalls },
  debt: { http: debtConsoleCalls },
  deposit: { http: depositConsoleCalls },
  withdraw: { http: withdrawConsoleCalls },
  money: { http: moneyConsoleCalls },
  reconcile: { http: reconcileConsoleCalls },
  lottery: { http: lotteryConsoleCalls },
  statement: { http: statementConsoleCalls },
  bet: { http: betConsoleCalls },
  report: { http: reportConsoleCalls },
  upkeep: { http: upkeepConsoleCalls },
  announcement: { http: announcementConsoleCalls },
  help: { http: helpConsoleCalls },
  template: { http: templateConsoleCalls },
  manage: { http: manageConsoleCalls },
  notify: { http: notifyConsoleCalls },
};

export type NamedCall = {
  /** `POST /api/Bet/Place`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly row: CallRow;
};

type Rows = Readonly<Record<string, CallRow>>;
type Part = { readonly http: object; readonly hub?: object };
type Said = { readonly http: object; readonly hub?: object };

const named = (
  parts: Readonly<Record<string, Part>>,
  said: Readonly<Record<string, Said>>,
): readonly NamedCall[] =>
  Object.entries(parts).flatMap(([feature, part]) =>
    Object.entries<Endpoint>(part.http as Record<string, Endpoint>).map(([key, endpoint]) => {
      const row = (said[feature]?.http as Rows | undefined)?.[key];
      if (!row) throw new Error(`${feature} has no row for ${key}`);
      return { name: `${endpoint.method} ${endpoint.path}`, endpoint, row };
    }),
  );

const invokers = (
  parts: Readonly<Record<string, Part>>,
  said: Readonly<Record<string, Said>>,
): readonly HubInvoker[] =>
  Object.entries(parts).flatMap(([feature, part]) => {
    const methods = (part.hub ?? {}) as Readonly<Record<string, HubMethod>>;
    return Object.entries<HubRow>((said[feature]?.hub ?? {}) as Record<string, HubRow>).flatMap(
      ([key, row]) => {
        const method = methods[key];
        return method ? [{ method, ...row }] : [];
      },
    );
  });

export type HubInvoker = HubRow & { readonly method: HubMethod };

/** Every endpoint of the contract with what is said of it. */
export const allCalls = named(contract, calls);
export const allConsoleCalls = named(consoleContract, consoleCalls);

/** Every hub method with who may invoke it. */
export const hubCalls = invokers(contract, calls);
export const consoleHubCalls = invokers(consoleContract, consoleCalls);
