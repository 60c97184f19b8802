import type { Manifest } from '../frame/manifest.ts';
import { profile } from './account/profile/index.ts';
import { alert } from './play/alert/index.ts';
import { announcement } from './content/announcement/index.ts';
import { award } from './play/award/index.ts';
import { bet } from './play/bet/index.ts';
import { bonus } from './money/bonus/index.ts';
import { favorites } from './play/favorites/index.ts';
import { combo } from './play/combo/index.ts';
import { contact } from './account/contact/index.ts';
import { deposit } from './money/deposit/index.ts';
import { download } from './site/download/index.ts';
import { authenticator } from './account/authenticator/index.ts';
import { fair } from './play/fair/index.ts';
import { registrationLink } from './account/registration-link/index.ts';
import { responsibleGaming } from './play/responsible-gaming/index.ts';
import { lottery } from './play/lottery/index.ts';
import { inbox } from './messaging/inbox/index.ts';
import { liveNotice } from './community/live-notice/index.ts';
import { passkey } from './account/passkey/index.ts';
import { report } from './back-office/report/index.ts';
import { rum } from './site/rum/index.ts';
import { schedule } from './play/schedule/index.ts';
import { login } from './auth/login/index.ts';
import { settings } from './site/settings/index.ts';
import { slip } from './play/slip/index.ts';
import { streak } from './community/streak/index.ts';
import { payoutAccount } from './money/payout-account/index.ts';
import { terms } from './account/terms/index.ts';
import { wallet } from './money/wallet/index.ts';
import { withdraw } from './money/withdraw/index.ts';

/** The features of the player client, in level order: one may use only those above it. */
export const features: readonly Manifest[] = [
  settings,
  terms,
  login,
  rum,
  profile,
  authenticator,
  passkey,
  download,
  contact,
  registrationLink,
  wallet,
  payoutAccount,
  deposit,
  withdraw,
  lottery,
  favorites,
  bonus,
  responsibleGaming,
  alert,
  fair,
  slip,
  bet,
  schedule,
  award,
  streak,
  combo,
  report,
  inbox,
  announcement,
  liveNotice,
];
