import type { Feature } from '#platform/feature';
import { profile } from './account/profile/index.ts';
import { manualAdjustment } from './money/manual-adjustment/index.ts';
import { alert } from './play/alert/index.ts';
import { announcement } from './content/announcement/index.ts';
import { ban } from './account/ban/index.ts';
import { banner } from './content/banner/index.ts';
import { template } from './content/template/index.ts';
import { help } from './content/help/index.ts';
import { bet } from './play/bet/index.ts';
import { bonus } from './money/bonus/index.ts';
import { favorites } from './play/favorites/index.ts';
import { combo } from './play/combo/index.ts';
import { contact } from './account/contact/index.ts';
import { delivery } from './messaging/delivery/index.ts';
import { cryptoDeposit } from './money/crypto-deposit/index.ts';
import { debt } from './money/debt/index.ts';
import { deposit } from './money/deposit/index.ts';
import { device } from './account/device/index.ts';
import { download } from './site/download/index.ts';
import { domainEvents } from '#platform/domain-events';
import { authenticator } from './account/authenticator/index.ts';
import { fair } from './play/fair/index.ts';
import { follow } from './community/follow/index.ts';
import { instant } from './play/instant/index.ts';
import { playerAdmin } from './back-office/player-admin/index.ts';
import { responsibleGaming } from './play/responsible-gaming/index.ts';
import { leaderboard } from './community/leaderboard/index.ts';
import { registrationLink } from './account/registration-link/index.ts';
import { lottery } from './play/lottery/index.ts';
import { siteState } from './content/site-state/index.ts';
import { inbox } from './messaging/inbox/index.ts';
import { logo } from './content/logo/index.ts';
import { media } from './site/media/index.ts';
import { liveNotice } from './community/live-notice/index.ts';
import { operator } from './staff/operator/index.ts';
import { passkey } from './account/passkey/index.ts';
import { playerTier } from './money/player-tier/index.ts';
import { payoutAccount } from './money/payout-account/index.ts';
import { player } from './account/player/index.ts';
import { predict } from './community/predict/index.ts';
import { privilege } from './account/privilege/index.ts';
import { credentials } from './auth/credentials/index.ts';
import { provider } from './money/provider/index.ts';
import { publishing } from './staff/publishing/index.ts';
import { exchangeRate } from './money/exchange-rate/index.ts';
import { rebate } from './play/rebate/index.ts';
import { reconcile } from './money/reconcile/index.ts';
import { report } from './back-office/report/index.ts';
import { risk } from './money/risk/index.ts';
import { qrLogin } from './account/qr-login/index.ts';
import { rum } from './site/rum/index.ts';
import { schedule } from './play/schedule/index.ts';
import { login } from './auth/login/index.ts';
import { settings } from './site/settings/index.ts';
import { statement } from './back-office/statement/index.ts';
import { streak } from './community/streak/index.ts';
import { terms } from './account/terms/index.ts';
import { wagering } from './money/wagering/index.ts';
import { upkeep } from './operations/upkeep/index.ts';
import { wechat } from './account/wechat/index.ts';
import { wallet } from './money/wallet/index.ts';
import { moneySettings } from './money/money-settings/index.ts';
import { withdraw } from './money/withdraw/index.ts';

/** The features of the server in level order: one may use only those above it. */
export const features: readonly Feature[] = [
  settings,
  media,
  delivery,
  credentials,
  wagering,
  login,
  operator,
  publishing,
  siteState,
  rum,
  inbox,
  logo,
  banner,
  device,
  authenticator,
  passkey,
  qrLogin,
  terms,
  download,
  player,
  privilege,
  contact,
  wechat,
  profile,
  registrationLink,
  wallet,
  playerTier,
  payoutAccount,
  exchangeRate,
  risk,
  ban,
  bonus,
  manualAdjustment,
  provider,
  cryptoDeposit,
  debt,
  deposit,
  withdraw,
  moneySettings,
  reconcile,
  domainEvents,
  lottery,
  favorites,
  responsibleGaming,
  alert,
  fair,
  statement,
  rebate,
  bet,
  schedule,
  instant,
  leaderboard,
  follow,
  predict,
  streak,
  combo,
  report,
  upkeep,
  announcement,
  help,
  template,
  playerAdmin,
  liveNotice,
];
