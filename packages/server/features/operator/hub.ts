import { auditTopic } from '@fairlot/wire/core';
import { operatorHub } from '@fairlot/wire/operator';
import { type Announcement, eventFor } from '../../platform/announce.ts';
import { hubRoutes } from '../../platform/hub.ts';

/** Follow the audit as it is written. */
export const operatorHubRoutes = () =>
  hubRoutes(operatorHub, {
    watchAudit: async (call) => {
      await call.join(auditTopic.of(null));
      return true;
    },
  });

export const auditEvent = (target: string): Announcement =>
  eventFor(operatorHub.auditWritten, null, { Target: target });
