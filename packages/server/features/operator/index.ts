import type { Feature } from '../../platform/feature.ts';
import { createAuthenticator, listEnded } from './authenticate.ts';
import { changeRoles } from './change-roles.ts';
import { noteDenial, noteWrongDoor, operatorJobs } from './denials.ts';
import { operatorHubRoutes } from './hub.ts';
import { operatorRoutes } from './http.ts';
import { findBrokenAudit } from './store-audit.ts';

export { act, type Actor, type Change, type Changed, type Deed } from './act.ts';
export { actorOf } from './http.ts';
export { demoOperators, renewDemoWords } from './demo.ts';
export {
  type AccountFault,
  addOperator,
  type Credentials,
  disableOperator,
  resetOperator,
} from './open-account.ts';
export { listOperators } from './store.ts';

export const operator: Feature = {
  name: 'operator',
  console: operatorRoutes,
  consoleHub: operatorHubRoutes,
  jobs: operatorJobs,
  twoPersonActs: [changeRoles],
  start: async (platform) => {
    const { access } = platform.console;
    access.setAuthenticator(createAuthenticator(platform.db));
    access.setFindEnded((ids) => listEnded(platform.db, ids));
    access.noteDenialsBy((denial) => noteDenial(platform, denial));
    platform.access.noteDenialsBy((denial) => noteWrongDoor(platform, denial));
  },
  invariants: [{ name: 'the audit of the operators is one chain', find: findBrokenAudit }],
};
