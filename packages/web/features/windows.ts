import type { WindowPlan } from '@fairlot/shell';
import { WINDOW_GROUPS } from '../frame/window.ts';
import { WindowHead } from '../frame/WindowHead.tsx';
import { mayOpen } from '../session/index.ts';
import { window as terms } from './account/terms/window.ts';
import { window as session } from './auth/login/window.ts';
import { window as account } from './account/profile/window.ts';
import { window as factor } from './account/authenticator/window.ts';
import { window as passkey } from './account/passkey/window.ts';
import { readWindow } from './site/download/apps.ts';
import { window as contact } from './account/contact/window.ts';
import { window as link } from './account/registration-link/window.ts';
import { window as payee } from './money/payout-account/window.ts';
import { window as deposit } from './money/deposit/window.ts';
import { window as withdraw } from './money/withdraw/window.ts';
import { window as bonus } from './money/bonus/window.ts';
import { window as limit } from './play/responsible-gaming/window.ts';
import { window as alert } from './play/alert/window.ts';
import { window as schedule } from './play/schedule/window.ts';
import { window as award } from './play/award/window.ts';
import { window as follow } from './community/follow/window.ts';
import { window as report } from './back-office/report/window.ts';
import { window as announcement } from './content/announcement/window.ts';
import { window as message } from './messaging/inbox/window.ts';

/** The popup window, with what the features have in it. Tabs of a group are shown in this order. */
const plan: WindowPlan = {
  groups: WINDOW_GROUPS,
  Head: WindowHead,
  mayOpen,
  features: [
    terms,
    session,
    account,
    factor,
    passkey,
    readWindow,
    contact,
    link,
    payee,
    deposit,
    withdraw,
    bonus,
    limit,
    alert,
    schedule,
    award,
    follow,
    report,
    announcement,
    message,
  ],
};
export default plan;
