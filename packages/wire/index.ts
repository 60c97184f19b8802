import { profileHttp } from './account/profile/index.ts';
import { alertHttp } from './play/alert/index.ts';
import { announcementHttp, announcementHub } from './content/announcement/index.ts';
import { bannerHttp } from './content/banner/index.ts';
import { helpHttp } from './content/help/index.ts';
import { betHttp } from './play/bet/index.ts';
import { bonusHttp } from './money/bonus/index.ts';
import { favoritesHttp } from './play/favorites/index.ts';
import { comboHttp, comboHub } from './play/combo/index.ts';
import { contactHttp, contactHub } from './account/contact/index.ts';
import { debtHttp } from './money/debt/index.ts';
import { depositHttp, depositHub } from './money/deposit/index.ts';
import { deviceHttp, deviceHub } from './account/device/index.ts';
import { downloadHttp } from './site/download/index.ts';
import { domainEventsHttp } from './core/domain-events/index.ts';
import { authenticatorHttp } from './account/authenticator/index.ts';
import { fairHttp } from './play/fair/index.ts';
import { followHttp } from './community/follow/index.ts';
import { hubs } from './hubs.ts';
import { instantHttp } from './play/instant/index.ts';
import { responsibleGamingHttp } from './play/responsible-gaming/index.ts';
import { registrationLinkHttp } from './account/registration-link/index.ts';
import { leaderboardHttp, leaderboardHub } from './community/leaderboard/index.ts';
import { logoHttp } from './content/logo/index.ts';
import { lotteryHttp } from './play/lottery/index.ts';
import { siteStateHttp } from './content/site-state/index.ts';
import { inboxHttp, inboxHub } from './messaging/inbox/index.ts';
import { passkeyHttp, passkeyHub } from './account/passkey/index.ts';
import { payoutAccountHttp, payoutAccountHub } from './money/payout-account/index.ts';
import { playerHttp } from './account/player/index.ts';
import { privilegeHttp, privilegeHub } from './account/privilege/index.ts';
import { credentialsHttp } from './auth/credentials/index.ts';
import { qrLoginHttp, qrLoginHub } from './account/qr-login/index.ts';
import { rumHttp } from './site/rum/index.ts';
import { scheduleHttp } from './play/schedule/index.ts';
import { liveNoticeHttp, liveNoticeHub } from './community/live-notice/index.ts';
import { predictHttp } from './community/predict/index.ts';
import { loginHttp } from './auth/login/index.ts';
import { settingsHttp, settingsHub } from './site/settings/index.ts';
import { statementHttp } from './back-office/statement/index.ts';
import { streakHttp } from './community/streak/index.ts';
import { termsHttp } from './account/terms/index.ts';
import { wageringHttp } from './money/wagering/index.ts';
import { wechatHttp, wechatHub } from './account/wechat/index.ts';
import { walletHttp } from './money/wallet/index.ts';
import { withdrawHttp, withdrawHub } from './money/withdraw/index.ts';

/** The contract by feature, in level order: a feature on the server may use only those above it. */
export const contract = {
  settings: { http: settingsHttp, hub: settingsHub },
  credentials: { http: credentialsHttp },
  wagering: { http: wageringHttp },
  login: { http: loginHttp },
  siteState: { http: siteStateHttp },
  rum: { http: rumHttp },
  inbox: { http: inboxHttp, hub: inboxHub },
  logo: { http: logoHttp },
  banner: { http: bannerHttp },
  device: { http: deviceHttp, hub: deviceHub },
  authenticator: { http: authenticatorHttp },
  passkey: { http: passkeyHttp, hub: passkeyHub },
  qrLogin: { http: qrLoginHttp, hub: qrLoginHub },
  terms: { http: termsHttp },
  download: { http: downloadHttp },
  player: { http: playerHttp },
  privilege: { http: privilegeHttp, hub: privilegeHub },
  contact: { http: contactHttp, hub: contactHub },
  wechat: { http: wechatHttp, hub: wechatHub },
  profile: { http: profileHttp },
  registrationLink: { http: registrationLinkHttp },
  wallet: { http: walletHttp },
  payoutAccount: { http: payoutAccountHttp, hub: payoutAccountHub },
  bonus: { http: bonusHttp },
  debt: { http: debtHttp },
  deposit: { http: depositHttp, hub: depositHub },
  withdraw: { http: withdrawHttp, hub: withdrawHub },
  domainEvents: { http: domainEventsHttp },
  lottery: { http: lotteryHttp, hub: hubs.lottery },
  favorites: { http: favoritesHttp, hub: hubs.collection },
  responsibleGaming: { http: responsibleGamingHttp },
  alert: { http: alertHttp },
  fair: { http: fairHttp },
  statement: { http: statementHttp },
  bet: { http: betHttp, hub: hubs.bet },
  schedule: { http: scheduleHttp },
  instant: { http: instantHttp },
  leaderboard: { http: leaderboardHttp, hub: leaderboardHub },
  follow: { http: followHttp },
  predict: { http: predictHttp },
  streak: { http: streakHttp },
  combo: { http: comboHttp, hub: comboHub },
  announcement: { http: announcementHttp, hub: announcementHub },
  help: { http: helpHttp },
  liveNotice: { http: liveNoticeHttp, hub: liveNoticeHub },
} as const;
