import type { Manifest } from '../frame/manifest.ts';
import { account } from './account/index.ts';
import { alert } from './alert/index.ts';
import { announcement } from './announcement/index.ts';
import { award } from './award/index.ts';
import { bet } from './bet/index.ts';
import { bonus } from './bonus/index.ts';
import { collection } from './collection/index.ts';
import { combo } from './combo/index.ts';
import { contact } from './contact/index.ts';
import { deposit } from './deposit/index.ts';
import { download } from './download/index.ts';
import { factor } from './factor/index.ts';
import { fair } from './fair/index.ts';
import { link } from './link/index.ts';
import { limit } from './limit/index.ts';
import { lottery } from './lottery/index.ts';
import { message } from './message/index.ts';
import { notify } from './notify/index.ts';
import { passkey } from './passkey/index.ts';
import { report } from './report/index.ts';
import { rum } from './rum/index.ts';
import { schedule } from './schedule/index.ts';
import { session } from './session/index.ts';
import { site } from './site/index.ts';
import { slip } from './slip/index.ts';
import { streak } from './streak/index.ts';
import { payee } from './payee/index.ts';
import { terms } from './terms/index.ts';
import { wallet } from './wallet/index.ts';
import { withdraw } from './withdraw/index.ts';

/** The features of the player client, in level order: one may use only those above it. */
export const features: readonly Manifest[] = [
  site,
  terms,
  session,
  rum,
  account,
  factor,
  passkey,
  download,
  contact,
  link,
  wallet,
  payee,
  deposit,
  withdraw,
  lottery,
  collection,
  bonus,
  limit,
  alert,
  fair,
  slip,
  bet,
  schedule,
  award,
  streak,
  combo,
  report,
  message,
  announcement,
  notify,
];
