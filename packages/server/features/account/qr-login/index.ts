import { qrLoginHub } from '@fairlot/wire/account/qr-login';
import type { Feature } from '#platform/feature';
import { hubRoutes } from '#platform/hub';
import { qrLoginRoutes } from './http.ts';
import { qrLoginJobs } from './jobs.ts';
import { isFresh, saysOf } from './asked.ts';
import { makeTicket } from './ticket.ts';

/** Signing in by a code that a phone scans which is signed in already. */
export const qrLogin: Feature = {
  name: 'qr-login',
  http: qrLoginRoutes,
  jobs: qrLoginJobs,
  hub: ({ db }) =>
    hubRoutes(qrLoginHub, {
      getQrCodeTicket: ({ connectionId, ip, userAgent }, asked) =>
        makeTicket(db, { connectionId, ip, userAgent, says: saysOf(asked) }, isFresh(asked)),
    }),
};
