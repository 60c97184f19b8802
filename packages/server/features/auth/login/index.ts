import type { Feature } from '#platform/feature';
import { currentSettings } from '../../site/settings/index.ts';
import { giftRequirement } from './demo-money.ts';
import { createAuthenticator, forgetLogins } from './authenticate.ts';
import { loginJobs } from './forget.ts';
import { loginRoutes } from './http.ts';
import { seedDemoPlayers } from './seed.ts';
import { listEnded } from './ended.ts';
import { admission } from './admission.ts';
import { wrongPassword } from './login.ts';
import { knowDevice, loginBar, signedIn } from './open.ts';
import { registered } from './register.ts';
import { secondSteps } from './second-step.ts';
import { waysIn } from './ways-in.ts';

export {
  clearFailures,
  countFailure,
  type HashCost,
  hashPassword,
  isPassword,
  isWithin,
  readLock,
} from '../credentials/index.ts';
export {
  admission,
  type Admission,
  type Asked,
  type Entrance,
  type Place,
  type RegisterRefusal,
} from './admission.ts';
export { type Gift, giftRequirement, giveDemoMoney } from './demo-money.ts';
export {
  type DeviceMarks,
  endDeviceSessions,
  endSessions,
  holdLogin,
  holdPlayer,
  insertPlayer,
} from './store.ts';
export { forgetLogins };
export {
  type Grant,
  knowDevice,
  loginBar,
  openSession,
  type Origin,
  type SignedIn,
  signedIn,
} from './open.ts';
export { readDeviceKey, withDeviceKey } from './device-key.ts';
export { wrongPassword } from './login.ts';
export { enterProven, type Proven, takeBack } from './enter-proven.ts';
export { entering, NotYet } from './not-yet.ts';
export { registered } from './register.ts';
export { type Entry, type SecondStep, secondSteps } from './second-step.ts';
export { forgetWaysIn, type WayIn, waysIn } from './ways-in.ts';
export {
  GRACE_SECONDS,
  hashToken,
  IDLE_SECONDS,
  LOGIN_SECONDS,
  newToken,
  TOKEN_SECONDS,
} from './token.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed.ts';

export const login: Feature = {
  name: 'login',
  http: loginRoutes,
  ports: [
    admission,
    registered,
    ...Object.values(secondSteps),
    loginBar,
    signedIn,
    knowDevice,
    wrongPassword,
    giftRequirement,
    ...Object.values(waysIn),
  ],
  jobs: loginJobs,
  start: async ({ access, db, ports, settings }) => {
    access.setAuthenticator(createAuthenticator(db));
    access.setFindEnded(async (ids) => {
      const ended = await listEnded(db, ids);
      // A client that is hung up on asks at once why: its answer may not come from before the end.
      if (ended.size > 0) forgetLogins(db);
      return ended;
    });
    if (settings.isDemo)
      await seedDemoPlayers(
        { db, ports },
        (await currentSettings(db)()).currency,
        settings.dataFolder,
      );
  },
};
