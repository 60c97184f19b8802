import type { Feature } from '#platform/feature';
import { findCopyDiffers } from './audit-copy.ts';
import { createAuthenticator, listEnded } from './authenticate.ts';
import { addAccount, disableAccount, resetAccount } from './change-account.ts';
import { changeRoles } from './change-roles.ts';
import { deskQueues, proposalQueue } from './desk-queues.ts';
import { noteDenial, noteWrongDoor, operatorJobs } from './denials.ts';
import { operatorHubRoutes } from './hub.ts';
import { operatorRoutes } from './http.ts';
import { setStaffGate } from './staff-addresses.ts';
import { findBrokenAudit } from './store-audit.ts';

export { act, actorOf, type Actor, type Change, type Changed, type Deed } from './act.ts';
export { deskQueue, deskQueues, type DeskQueue, type DeskQueues } from './desk-queues.ts';
export { noteBySite } from './note.ts';
export { presentProposal } from './present.ts';
export { mayStill, propose, proposeBySite, type NotPut, type Person } from './propose.ts';
export { readHead } from './store-audit.ts';
export {
  findProposal,
  isWaiting,
  listWaiting,
  lockTwoPersonActs,
  wasConfirmed,
} from './store-proposal.ts';
export { shownAnew, tellPages } from './hub.ts';
export { newPassword } from './credentials.ts';
export { readNowMs } from './store-session.ts';
export { prove } from './sign-in.ts';
export { renewDemoWords } from './demo.ts';
export { isLoopback, startLines } from './start-lines.ts';
export { type AccountFault, addOperator, disableOperator, resetOperator } from './open-account.ts';
export type { Credentials } from './make-credentials.ts';
export { findOperatorName, listOperators } from './store.ts';
export type { ProposalRow } from './store-proposal.ts';

export const operator: Feature = {
  name: 'operator',
  console: operatorRoutes,
  consoleHub: operatorHubRoutes,
  jobs: operatorJobs,
  provide: ({ ports }) => ports.add(deskQueues, proposalQueue),
  twoPersonActs: [changeRoles, addAccount, resetAccount, disableAccount],
  start: async (platform) => {
    const { access } = platform.console;
    setStaffGate(access, platform.db);
    access.setAuthenticator(createAuthenticator(platform.db));
    access.setFindEnded((ids) => listEnded(platform.db, ids));
    access.noteDenialsBy((denial) => noteDenial(platform, denial));
    platform.access.noteDenialsBy((denial) => noteWrongDoor(platform, denial));
  },
  invariants: [
    { name: 'the audit of the operators is one chain', find: findBrokenAudit },
    { name: 'the audit of the operators is what its copy says', find: findCopyDiffers },
  ],
};
