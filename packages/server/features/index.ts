import type { Feature } from '#platform/feature';
import { account } from './account/index.ts';
import { adjust } from './adjust/index.ts';
import { alert } from './alert/index.ts';
import { announcement } from './announcement/index.ts';
import { ban } from './ban/index.ts';
import { banner } from './banner/index.ts';
import { template } from './template/index.ts';
import { help } from './help/index.ts';
import { bet } from './bet/index.ts';
import { bonus } from './bonus/index.ts';
import { collection } from './collection/index.ts';
import { combo } from './combo/index.ts';
import { contact } from './contact/index.ts';
import { courier } from './courier/index.ts';
import { chain } from './chain/index.ts';
import { debt } from './debt/index.ts';
import { deposit } from './deposit/index.ts';
import { device } from './device/index.ts';
import { download } from './download/index.ts';
import { event } from './event/index.ts';
import { factor } from './factor/index.ts';
import { fair } from './fair/index.ts';
import { follow } from './follow/index.ts';
import { instant } from './instant/index.ts';
import { manage } from './manage/index.ts';
import { limit } from './limit/index.ts';
import { leaderboard } from './leaderboard/index.ts';
import { link } from './link/index.ts';
import { lottery } from './lottery/index.ts';
import { merchant } from './merchant/index.ts';
import { message } from './message/index.ts';
import { logo } from './logo/index.ts';
import { media } from './media/index.ts';
import { notify } from './notify/index.ts';
import { operator } from './operator/index.ts';
import { passkey } from './passkey/index.ts';
import { layer } from './layer/index.ts';
import { payee } from './payee/index.ts';
import { player } from './player/index.ts';
import { predict } from './predict/index.ts';
import { privilege } from './privilege/index.ts';
import { proof } from './proof/index.ts';
import { provider } from './provider/index.ts';
import { publish } from './publish/index.ts';
import { rate } from './rate/index.ts';
import { rebate } from './rebate/index.ts';
import { reconcile } from './reconcile/index.ts';
import { report } from './report/index.ts';
import { risk } from './risk/index.ts';
import { scan } from './scan/index.ts';
import { rum } from './rum/index.ts';
import { schedule } from './schedule/index.ts';
import { session } from './session/index.ts';
import { site } from './site/index.ts';
import { statement } from './statement/index.ts';
import { streak } from './streak/index.ts';
import { terms } from './terms/index.ts';
import { turnover } from './turnover/index.ts';
import { upkeep } from './upkeep/index.ts';
import { wechat } from './wechat/index.ts';
import { wallet } from './wallet/index.ts';
import { money } from './money/index.ts';
import { withdraw } from './withdraw/index.ts';

/** The features of the server in level order: one may use only those above it. */
export const features: readonly Feature[] = [
  site,
  media,
  courier,
  proof,
  turnover,
  session,
  operator,
  publish,
  merchant,
  rum,
  message,
  logo,
  banner,
  device,
  factor,
  passkey,
  scan,
  terms,
  download,
  player,
  privilege,
  contact,
  wechat,
  account,
  link,
  wallet,
  layer,
  payee,
  rate,
  risk,
  ban,
  bonus,
  adjust,
  provider,
  chain,
  debt,
  deposit,
  withdraw,
  money,
  reconcile,
  event,
  lottery,
  collection,
  limit,
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
  manage,
  notify,
];
