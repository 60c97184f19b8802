import { accountHttp } from './account/index.ts';
import { alertHttp } from './alert/index.ts';
import { announcementHttp, announcementHub } from './announcement/index.ts';
import { bannerHttp } from './banner/index.ts';
import { helpHttp } from './help/index.ts';
import { betHttp } from './bet/index.ts';
import { bonusHttp } from './bonus/index.ts';
import { collectionHttp } from './collection/index.ts';
import { comboHttp, comboHub } from './combo/index.ts';
import { contactHttp, contactHub } from './contact/index.ts';
import { debtHttp } from './debt/index.ts';
import { depositHttp, depositHub } from './deposit/index.ts';
import { deviceHttp, deviceHub } from './device/index.ts';
import { downloadHttp } from './download/index.ts';
import { eventHttp } from './event/index.ts';
import { factorHttp } from './factor/index.ts';
import { fairHttp } from './fair/index.ts';
import { followHttp } from './follow/index.ts';
import { hubs } from './hubs.ts';
import { instantHttp } from './instant/index.ts';
import { limitHttp } from './limit/index.ts';
import { linkHttp } from './link/index.ts';
import { leaderboardHttp, leaderboardHub } from './leaderboard/index.ts';
import { logoHttp } from './logo/index.ts';
import { lotteryHttp } from './lottery/index.ts';
import { merchantHttp } from './merchant/index.ts';
import { messageHttp, messageHub } from './message/index.ts';
import { passkeyHttp, passkeyHub } from './passkey/index.ts';
import { payeeHttp, payeeHub } from './payee/index.ts';
import { playerHttp } from './player/index.ts';
import { privilegeHttp, privilegeHub } from './privilege/index.ts';
import { proofHttp } from './proof/index.ts';
import { scanHttp, scanHub } from './scan/index.ts';
import { rumHttp } from './rum/index.ts';
import { scheduleHttp } from './schedule/index.ts';
import { notifyHttp, notifyHub } from './notify/index.ts';
import { predictHttp } from './predict/index.ts';
import { sessionHttp } from './session/index.ts';
import { siteHttp, siteHub } from './site/index.ts';
import { statementHttp } from './statement/index.ts';
import { streakHttp } from './streak/index.ts';
import { termsHttp } from './terms/index.ts';
import { turnoverHttp } from './turnover/index.ts';
import { wechatHttp, wechatHub } from './wechat/index.ts';
import { walletHttp } from './wallet/index.ts';
import { withdrawHttp, withdrawHub } from './withdraw/index.ts';

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
