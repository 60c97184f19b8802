import type { WindowPlan } from '@fairlot/shell';
import { WINDOW_GROUPS } from '../frame/window.ts';
import { WindowHead } from '../frame/WindowHead.tsx';
import { mayOpen } from '../session/index.ts';
import { window as terms } from './terms/window.ts';
import { window as session } from './session/window.ts';
import { window as account } from './account/window.ts';
import { window as factor } from './factor/window.ts';
import { window as passkey } from './passkey/window.ts';
import { readWindow } from './download/apps.ts';
import { window as contact } from './contact/window.ts';
import { window as link } from './link/window.ts';
import { window as payee } from './payee/window.ts';
import { window as deposit } from './deposit/window.ts';
import { window as withdraw } from './withdraw/window.ts';
import { window as bonus } from './bonus/window.ts';
import { window as limit } from './limit/window.ts';
import { window as alert } from './alert/window.ts';
import { window as schedule } from './schedule/window.ts';
import { window as award } from './award/window.ts';
import { window as report } from './report/window.ts';
import { window as announcement } from './announcement/window.ts';
import { window as message } from './message/window.ts';

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
    report,
    announcement,
    message,
  ],
};
export default plan;
