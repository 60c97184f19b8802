import { scanHub } from '@fairlot/wire/account/qr-login';
import type { Feature } from '#platform/feature';
import { hubRoutes } from '#platform/hub';
import { scanRoutes } from './http.ts';
import { scanJobs } from './jobs.ts';
import { isFresh, saysOf } from './asked.ts';
import { makeTicket } from './ticket.ts';

/** Signing in by a code that a phone scans which is signed in already. */
export const scan: Feature = {
  name: 'scan',
  http: scanRoutes,
  jobs: scanJobs,
  hub: ({ db }) =>
    hubRoutes(scanHub, {
      getQrCodeTicket: ({ connectionId, ip, userAgent }, asked) =>
        makeTicket(db, { connectionId, ip, userAgent, says: saysOf(asked) }, isFresh(asked)),
    }),
};
