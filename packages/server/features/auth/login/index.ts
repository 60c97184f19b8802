import type { Feature } from '#platform/feature';
import { currentSettings } from '../../site/settings/values/index.ts';
import { giftRequirement } from './register/demo-money.ts';
import { createAuthenticator, forgetLogins } from './sessions/authenticate.ts';
import { loginJobs } from './sessions/forget.ts';
import { loginRoutes } from './http.ts';
import { seedDemoPlayers } from './register/seed.ts';
import { listEnded } from './sessions/ended.ts';
import { admission } from './register/admission.ts';
import { wrongPassword } from './login.ts';
import { knowDevice, loginBar, signedIn } from './sessions/open.ts';
import { registered } from './register/register.ts';
import { secondSteps } from './second-step/second-step.ts';
import { loginMethods } from './second-step/login-methods.ts';

export { clearFailures, countFailure, isWithin, readLock } from '../credentials/guard/index.ts';
export { type HashCost, hashPassword, isPassword } from '../credentials/passwords/index.ts';
export { forgetLogins };
export { handedSettings } from './handed-settings.ts';
export { wrongPassword } from './login.ts';

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
    ...Object.values(loginMethods),
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
