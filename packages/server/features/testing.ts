import { contract } from '@fairlot/wire';
import { consoleContract } from '@fairlot/wire/console';
import type { Endpoint, HubMethod } from '@fairlot/wire/core';
import type { CallRow, CallRows, HubRow, HubRows } from '#testing/calls';
import { profileCalls, profileConsoleCalls } from './account/profile/testing/calls.ts';
import { alertCalls } from './play/alert/testing/calls.ts';
import {
  announcementCalls,
  announcementConsoleCalls,
} from './content/announcement/testing/calls.ts';
import { bannerCalls, bannerConsoleCalls } from './content/banner/testing/calls.ts';
import { templateConsoleCalls } from './content/template/testing/calls.ts';
import { helpCalls, helpConsoleCalls } from './content/help/testing/calls.ts';
import { betCalls, betConsoleCalls, betHubCalls } from './play/bet/testing/calls.ts';
import { favoritesCalls, favoritesHubCalls } from './play/favorites/testing/calls.ts';
import { comboCalls, comboHubCalls } from './play/combo/testing/calls.ts';
import { contactCalls } from './account/contact/testing/calls.ts';
import { debtCalls, debtConsoleCalls } from './money/debt/testing/calls.ts';
import { depositCalls } from './money/deposit/testing/calls.ts';
import { deviceCalls } from './account/device/testing/calls.ts';
import { downloadCalls } from './site/download/testing/calls.ts';
import { domainEventsCalls } from '#platform/domain-events/testing/calls';
import { authenticatorCalls } from './account/authenticator/testing/calls.ts';
import { fairCalls } from './play/fair/testing/calls.ts';
import { followCalls } from './community/follow/testing/calls.ts';
import { instantCalls } from './play/instant/testing/calls.ts';
import { responsibleGamingCalls } from './play/responsible-gaming/testing/calls.ts';
import { leaderboardCalls, leaderboardHubCalls } from './community/leaderboard/testing/calls.ts';
import { reportConsoleCalls } from './back-office/report/testing/calls.ts';
import { upkeepConsoleCalls } from './operations/upkeep/testing/calls.ts';
import { reconcileConsoleCalls } from './money/reconcile/testing/calls.ts';
import { manualAdjustmentConsoleCalls } from './money/manual-adjustment/testing/calls.ts';
import { bonusCalls, bonusConsoleCalls } from './money/bonus/testing/calls.ts';
import { depositConsoleCalls } from './money/deposit/testing/calls-console.ts';
import {
  registrationLinkCalls,
  registrationLinkConsoleCalls,
} from './account/registration-link/testing/calls.ts';
import { logoCalls, logoConsoleCalls } from './content/logo/testing/calls.ts';
import {
  lotteryCalls,
  lotteryConsoleCalls,
  lotteryHubCalls,
} from './play/lottery/testing/calls.ts';
import { playerAdminConsoleCalls } from './back-office/player-admin/testing/calls.ts';
import { siteStateCalls, siteStateConsoleCalls } from './content/site-state/testing/calls.ts';
import { inboxCalls, inboxConsoleCalls } from './messaging/inbox/testing/calls.ts';
import { liveNoticeCalls, liveNoticeConsoleCalls } from './community/live-notice/testing/calls.ts';
import { operatorCalls, operatorHubCalls } from './staff/operator/testing/calls.ts';
import { passkeyCalls } from './account/passkey/testing/calls.ts';
import { cryptoDepositConsoleCalls } from './money/crypto-deposit/testing/calls.ts';
import { banConsoleCalls } from './account/ban/testing/calls.ts';
import { riskConsoleCalls } from './money/risk/testing/calls.ts';
import { playerTierConsoleCalls } from './money/player-tier/testing/calls.ts';
import { moneySettingsConsoleCalls } from './money/money-settings/testing/calls.ts';
import { providerConsoleCalls } from './money/provider/testing/calls.ts';
import { publishingConsoleCalls } from './staff/publishing/testing/calls.ts';
import { exchangeRateConsoleCalls } from './money/exchange-rate/testing/calls.ts';
import {
  payoutAccountCalls,
  payoutAccountConsoleCalls,
} from './money/payout-account/testing/calls.ts';
import { playerCalls } from './account/player/testing/calls.ts';
import { qrLoginCalls, qrLoginHubCalls } from './account/qr-login/testing/calls.ts';
import { rumCalls } from './site/rum/testing/calls.ts';
import { scheduleCalls } from './play/schedule/testing/calls.ts';
import { privilegeCalls } from './account/privilege/testing/calls.ts';
import { predictCalls } from './community/predict/testing/calls.ts';
import { credentialsCalls } from './auth/credentials/testing/calls.ts';
import { loginCalls } from './auth/login/testing/calls.ts';
import { settingsCalls } from './site/settings/testing/calls.ts';
import { statementCalls, statementConsoleCalls } from './back-office/statement/testing/calls.ts';
import { streakCalls } from './community/streak/testing/calls.ts';
import { termsCalls, termsConsoleCalls } from './account/terms/testing/calls.ts';
import { wageringCalls } from './money/wagering/testing/calls.ts';
import { wechatCalls, wechatHubCalls } from './account/wechat/testing/calls.ts';
import { walletCalls } from './money/wallet/testing/calls.ts';
import { withdrawCalls, withdrawConsoleCalls } from './money/withdraw/testing/calls.ts';

type PartCalls<P> = (P extends { readonly http: infer M } ? { readonly http: CallRows<M> } : {}) &
  (P extends { readonly hub: infer M } ? { readonly hub: HubRows<M> } : {});
type AllCalls<C> = { readonly [F in keyof C]: PartCalls<C[F]> };

/** The rows of all features, in level order; a feature of the contract that is not here does not compile. */
const calls: AllCalls<typeof contract> = {
  settings: { http: settingsCalls, hub: {} },
  credentials: { http: credentialsCalls },
  wagering: { http: wageringCalls },
  login: { http: loginCalls },
  siteState: { http: siteStateCalls },
  rum: { http: rumCalls },
  inbox: { http: inboxCalls, hub: {} },
  logo: { http: logoCalls },
  banner: { http: bannerCalls },
  device: { http: deviceCalls, hub: {} },
  authenticator: { http: authenticatorCalls },
  passkey: { http: passkeyCalls, hub: {} },
  qrLogin: { http: qrLoginCalls, hub: qrLoginHubCalls },
  terms: { http: termsCalls },
  download: { http: downloadCalls },
  player: { http: playerCalls },
  privilege: { http: privilegeCalls, hub: {} },
  contact: { http: contactCalls, hub: {} },
  wechat: { http: wechatCalls, hub: wechatHubCalls },
  profile: { http: profileCalls },
  registrationLink: { http: registrationLinkCalls },
  wallet: { http: walletCalls },
  payoutAccount: { http: payoutAccountCalls, hub: {} },
  bonus: { http: bonusCalls },
  debt: { http: debtCalls },
  deposit: { http: depositCalls, hub: {} },
  withdraw: { http: withdrawCalls, hub: {} },
  domainEvents: { http: domainEventsCalls },
  lottery: { http: lotteryCalls, hub: lotteryHubCalls },
  favorites: { http: favoritesCalls, hub: favoritesHubCalls },
  responsibleGaming: { http: responsibleGamingCalls },
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
  liveNotice: { http: liveNoticeCalls, hub: {} },
};

/** The same of the console. */
const consoleCalls: AllCalls<typeof consoleContract> = {
  operator: { http: operatorCalls, hub: operatorHubCalls },
  publishing: { http: publishingConsoleCalls },
  siteState: { http: siteStateConsoleCalls },
  inbox: { http: inboxConsoleCalls },
  logo: { http: logoConsoleCalls },
  banner: { http: bannerConsoleCalls },
  terms: { http: termsConsoleCalls },
  profile: { http: profileConsoleCalls },
  registrationLink: { http: registrationLinkConsoleCalls },
  playerTier: { http: playerTierConsoleCalls },
  payoutAccount: { http: payoutAccountConsoleCalls },
  exchangeRate: { http: exchangeRateConsoleCalls },
  risk: { http: riskConsoleCalls },
  ban: { http: banConsoleCalls },
  bonus: { http: bonusConsoleCalls },
  manualAdjustment: { http: manualAdjustmentConsoleCalls },
  provider: { http: providerConsoleCalls },
  cryptoDeposit: { http: cryptoDepositConsoleCalls },
  debt: { http: debtConsoleCalls },
  deposit: { http: depositConsoleCalls },
  withdraw: { http: withdrawConsoleCalls },
  moneySettings: { http: moneySettingsConsoleCalls },
  reconcile: { http: reconcileConsoleCalls },
  lottery: { http: lotteryConsoleCalls },
  statement: { http: statementConsoleCalls },
  bet: { http: betConsoleCalls },
  report: { http: reportConsoleCalls },
  upkeep: { http: upkeepConsoleCalls },
  announcement: { http: announcementConsoleCalls },
  help: { http: helpConsoleCalls },
  template: { http: templateConsoleCalls },
  playerAdmin: { http: playerAdminConsoleCalls },
  liveNotice: { http: liveNoticeConsoleCalls },
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
