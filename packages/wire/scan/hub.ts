// What a page without a login asks of the hub to be let in by a phone, and what it is told.
import * as z from 'zod/mini';
import { connectionTopic, hubEvent, hubMethod } from '../core/index.ts';
import { Grant } from '../session/shapes.ts';
import { ScanTicket } from './shapes.ts';

/**
 * A ticket for this connection, to be shown as a code: another is due after 20 seconds, and each can be scanned for
 * 40. `true` begins anew and ends those before. No ticket: one of them was scanned, or too many were asked for.
 */
export const getQrCodeTicket = hubMethod(
  'GetQrCodeTicket',
  [z.boolean()],
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
