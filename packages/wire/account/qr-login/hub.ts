// What a page without a login asks of the hub to be let in by a phone, and what it is told.
import * as z from 'zod/mini';
import { connectionTopic, hubEvent, hubMethod } from '../../core/index.ts';
import { Grant } from '../../auth/login/shapes.ts';
import { ScanTicket } from './shapes.ts';

/**
 * What a page says in place of the headers that its calls carry: a browser adds none to a connection. What has not the
 * form is left out, as there.
 */
const Asked = z.strictObject({
  IsFresh: z.boolean(),
  IsMobile: z.boolean(),
  AppVersion: z.optional(z.string()),
  DeviceId: z.optional(z.string()),
});

/**
 * A ticket for this connection, to be shown as a code: another is due after 20 seconds, and each can be scanned for
 * 40. `IsFresh`, or `true` of a page that says
 * no more, begins anew and ends those before. No ticket: one of them was scanned, or too many were asked for.
 */
export const getQrCodeTicket = hubMethod(
  'GetQrCodeTicket',
  [z.union([z.boolean(), Asked])],
  z.object({ Ticket: z.nullable(ScanTicket) }),
  'anyone',
);

/**
 * What became of the code that this connection shows. `scanned`: `Number` is what the phone has to be told.
 * `confirmed`: `Grant` is the login. Its client answers `true` once it has it, or the login is taken back.
 */
export const qrCodeLogin = hubEvent(
  'QrCodeLogin',
  connectionTopic,
  z.object({
    State: z.enum(['scanned', 'confirmed', 'refused']),
    Number: z.nullable(z.string()),
    Grant: z.nullable(Grant),
  }),
);
