import type { Feature } from '#platform/feature';
import { findCopyDiffers } from './audit/audit-copy.ts';
import { createAuthenticator, listEnded } from './sign-in/authenticate.ts';
import { addAccount, disableAccount, resetAccount } from './accounts/change-account.ts';
import { changeRoles } from './accounts/change-roles.ts';
import { deskQueues, proposalQueue } from './proposals/desk-queues.ts';
import { noteDenial, noteWrongDoor, operatorJobs } from './sign-in/denials.ts';
import { operatorHubRoutes } from './audit/hub.ts';
import { operatorRoutes } from './http.ts';
import { setStaffGate } from './security/staff-addresses.ts';
import { findBrokenAudit, findOtherProposals, findOtherRoles } from './audit/store-audit.ts';

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
    { name: 'proposals match the audit', find: findOtherProposals },
    { name: 'roles of operators match the audit', find: findOtherRoles },
  ],
};
