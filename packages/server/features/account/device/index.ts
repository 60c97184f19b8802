import type { Feature } from '#platform/feature';
import { knownDevice } from '../../auth/credentials/guard/index.ts';
import { knowDevice, signedIn } from '../../auth/login/sessions/index.ts';
import { wrongPassword } from '../../auth/login/index.ts';
import { deviceJobs } from './forget.ts';
import { deviceRoutes } from './http.ts';
import { isKnownBrowser, knowBrowser } from './know-device.ts';
import { insertTry } from './store.ts';
import { notifyLogin } from './notify-login.ts';

export { isKnownBrowser } from './know-device.ts';
export { nameDevice } from './name-device.ts';
export { getLoginLog, getLogins } from './logins.ts';

/** Where an account is and was signed in from, and what its player can do about it. */
export const device: Feature = {
  name: 'device',
  http: deviceRoutes,
  jobs: deviceJobs,
  provide: ({ announce, db, ports }) => {
    ports.fill(signedIn, (tx, login) => notifyLogin(announce, tx, login));
    ports.fill(knowDevice, knowBrowser);
    ports.fill(knownDevice, (shows) => isKnownBrowser(db, shows));
    ports.fill(wrongPassword, ({ nameKey, origin }) => insertTry(db, nameKey, origin));
  },
};
