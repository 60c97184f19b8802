import { accountHttp } from './account/profile/index.ts';
import { alertHttp } from './play/alert/index.ts';
import { announcementHttp, announcementHub } from './content/announcement/index.ts';
import { bannerHttp } from './content/banner/index.ts';
import { helpHttp } from './content/help/index.ts';
import { betHttp } from './play/bet/index.ts';
import { bonusHttp } from './money/bonus/index.ts';
import { collectionHttp } from './play/favorites/index.ts';
import { comboHttp, comboHub } from './play/combo/index.ts';
import { contactHttp, contactHub } from './account/contact/index.ts';
import { debtHttp } from './money/debt/index.ts';
import { depositHttp, depositHub } from './money/deposit/index.ts';
import { deviceHttp, deviceHub } from './account/device/index.ts';
import { downloadHttp } from './site/download/index.ts';
import { eventHttp } from './core/domain-events/index.ts';
import { factorHttp } from './account/authenticator/index.ts';
import { fairHttp } from './play/fair/index.ts';
import { followHttp } from './community/follow/index.ts';
import { hubs } from './hubs.ts';
import { instantHttp } from './play/instant/index.ts';
import { limitHttp } from './play/responsible-gaming/index.ts';
import { linkHttp } from './account/registration-link/index.ts';
import { leaderboardHttp, leaderboardHub } from './community/leaderboard/index.ts';
import { logoHttp } from './content/logo/index.ts';
import { lotteryHttp } from './play/lottery/index.ts';
import { merchantHttp } from './content/site-state/index.ts';
import { messageHttp, messageHub } from './messaging/inbox/index.ts';
import { passkeyHttp, passkeyHub } from './account/passkey/index.ts';
import { payeeHttp, payeeHub } from './money/payout-account/index.ts';
import { playerHttp } from './account/player/index.ts';
import { privilegeHttp, privilegeHub } from './account/privilege/index.ts';
import { proofHttp } from './auth/credentials/index.ts';
import { scanHttp, scanHub } from './account/qr-login/index.ts';
import { rumHttp } from './site/rum/index.ts';
import { scheduleHttp } from './play/schedule/index.ts';
import { notifyHttp, notifyHub } from './community/live-notice/index.ts';
import { predictHttp } from './community/predict/index.ts';
import { sessionHttp } from './auth/login/index.ts';
import { siteHttp, siteHub } from './site/settings/index.ts';
import { statementHttp } from './back-office/statement/index.ts';
import { streakHttp } from './community/streak/index.ts';
import { termsHttp } from './account/terms/index.ts';
import { turnoverHttp } from './money/wagering/index.ts';
import { wechatHttp, wechatHub } from './account/wechat/index.ts';
import { walletHttp } from './money/wallet/index.ts';
import { withdrawHttp, withdrawHub } from './money/withdraw/index.ts';

/** The contract by feature, in level order: a feature on the server may use only those above it. */
export const contract = {
  site: { http: siteHttp, hub: siteHub },
  proof: { http: proofHttp },
  turnover: { http: turnoverHttp },
  session: { http: sessionHttp },
  merchant: { http: merchantHttp },
  rum: { http: rumHttp },
  message: { http: messageHttp, hub: messageHub },
  logo: { http: logoHttp },
  banner: { http: bannerHttp },
  device: { http: deviceHttp, hub: deviceHub },
  factor: { http: factorHttp },
  passkey: { http: passkeyHttp, hub: passkeyHub },
  scan: { http: scanHttp, hub: scanHub },
  terms: { http: termsHttp },
  download: { http: downloadHttp },
  player: { http: playerHttp },
  privilege: { http: privilegeHttp, hub: privilegeHub },
  contact: { http: contactHttp, hub: contactHub },
  wechat: { http: wechatHttp, hub: wechatHub },
  account: { http: accountHttp },
  link: { http: linkHttp },
  wallet: { http: walletHttp },
  payee: { http: payeeHttp, hub: payeeHub },
  bonus: { http: bonusHttp },
  debt: { http: debtHttp },
  deposit: { http: depositHttp, hub: depositHub },
  withdraw: { http: withdrawHttp, hub: withdrawHub },
  event: { http: eventHttp },
  lottery: { http: lotteryHttp, hub: hubs.lottery },
  collection: { http: collectionHttp, hub: hubs.collection },
  limit: { http: limitHttp },
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
  notify: { http: notifyHttp, hub: notifyHub },
} as const;
