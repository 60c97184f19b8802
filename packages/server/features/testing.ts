import { contract } from '@fairlot/wire';
import { consoleContract } from '@fairlot/wire/console';
import type { Endpoint, HubMethod } from '@fairlot/wire/core';
import type { CallRow, CallRows, HubRow, HubRows } from '#testing/calls';
import { accountCalls, accountConsoleCalls } from './account/testing/calls.ts';
import { alertCalls } from './alert/testing/calls.ts';
import { announcementCalls, announcementConsoleCalls } from './announcement/testing/calls.ts';
import { bannerCalls, bannerConsoleCalls } from './banner/testing/calls.ts';
import { templateConsoleCalls } from './template/testing/calls.ts';
import { helpCalls, helpConsoleCalls } from './help/testing/calls.ts';
import { betCalls, betConsoleCalls, betHubCalls } from './bet/testing/calls.ts';
import { collectionCalls, collectionHubCalls } from './collection/testing/calls.ts';
import { comboCalls, comboHubCalls } from './combo/testing/calls.ts';
import { contactCalls } from './contact/testing/calls.ts';
import { debtCalls, debtConsoleCalls } from './debt/testing/calls.ts';
import { depositCalls } from './deposit/testing/calls.ts';
import { deviceCalls } from './device/testing/calls.ts';
import { downloadCalls } from './download/testing/calls.ts';
import { eventCalls } from './event/testing/calls.ts';
import { factorCalls } from './factor/testing/calls.ts';
import { fairCalls } from './fair/testing/calls.ts';
import { followCalls } from './follow/testing/calls.ts';
import { instantCalls } from './instant/testing/calls.ts';
import { limitCalls } from './limit/testing/calls.ts';
import { leaderboardCalls, leaderboardHubCalls } from './leaderboard/testing/calls.ts';
import { reportConsoleCalls } from './report/testing/calls.ts';
import { upkeepConsoleCalls } from './upkeep/testing/calls.ts';
import { reconcileConsoleCalls } from './reconcile/testing/calls.ts';
import { adjustConsoleCalls } from './adjust/testing/calls.ts';
import { bonusCalls, bonusConsoleCalls } from './bonus/testing/calls.ts';
import { depositConsoleCalls } from './deposit/testing/calls-console.ts';
import { linkCalls, linkConsoleCalls } from './link/testing/calls.ts';
import { logoCalls, logoConsoleCalls } from './logo/testing/calls.ts';
import { lotteryCalls, lotteryConsoleCalls, lotteryHubCalls } from './lottery/testing/calls.ts';
import { manageConsoleCalls } from './manage/testing/calls.ts';
import { merchantCalls, merchantConsoleCalls } from './merchant/testing/calls.ts';
import { messageCalls, messageConsoleCalls } from './message/testing/calls.ts';
import { notifyCalls, notifyConsoleCalls } from './notify/testing/calls.ts';
import { operatorCalls, operatorHubCalls } from './operator/testing/calls.ts';
import { passkeyCalls } from './passkey/testing/calls.ts';
import { chainConsoleCalls } from './chain/testing/calls.ts';
import { banConsoleCalls } from './ban/testing/calls.ts';
import { riskConsoleCalls } from './risk/testing/calls.ts';
import { layerConsoleCalls } from './layer/testing/calls.ts';
import { moneyConsoleCalls } from './money/testing/calls.ts';
import { providerConsoleCalls } from './provider/testing/calls.ts';
import { publishConsoleCalls } from './publish/testing/calls.ts';
import { rateConsoleCalls } from './rate/testing/calls.ts';
import { payeeCalls, payeeConsoleCalls } from './payee/testing/calls.ts';
import { playerCalls } from './player/testing/calls.ts';
import { scanCalls, scanHubCalls } from './scan/testing/calls.ts';
import { rumCalls } from './rum/testing/calls.ts';
import { scheduleCalls } from './schedule/testing/calls.ts';
import { privilegeCalls } from './privilege/testing/calls.ts';
import { predictCalls } from './predict/testing/calls.ts';
import { proofCalls } from './proof/testing/calls.ts';
import { sessionCalls } from './session/testing/calls.ts';
import { siteCalls } from './site/testing/calls.ts';
import { statementCalls, statementConsoleCalls } from './statement/testing/calls.ts';
import { streakCalls } from './streak/testing/calls.ts';
import { termsCalls, termsConsoleCalls } from './terms/testing/calls.ts';
import { turnoverCalls } from './turnover/testing/calls.ts';
import { wechatCalls, wechatHubCalls } from './wechat/testing/calls.ts';
import { walletCalls } from './wallet/testing/calls.ts';
import { withdrawCalls, withdrawConsoleCalls } from './withdraw/testing/calls.ts';

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
