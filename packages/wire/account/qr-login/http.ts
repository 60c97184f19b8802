// A phone that is signed in lets another device in, whose code it has scanned.
import * as z from 'zod/mini';
import { post, timestamp, typedCode } from '../../core/index.ts';
import { SCAN_CODES } from './codes.ts';
import { ScanTicket } from './shapes.ts';

export const scanQrCode = post('/api/QrCodeLogin/Scan', {
  access: 'player',
  input: z.strictObject({ Ticket: ScanTicket }),
  output: z.object({
    /** What asks to be let in: browser and system, such as `Chrome · Windows`; may be empty. */
    Device: z.string(),
    IP: z.string(),
    /** Whether it asks from the network of this phone; if not, somebody may have sent the code on. */
    IsSameNetwork: z.boolean(),
    AskedTimeStamp: timestamp,
    /** Until then it can be answered. */
    EndTimeStamp: timestamp,
  }),
  codes: SCAN_CODES,
  about: 'Takes the code that another device shows for this login, and tells what would be let in.',
});

export const answerQrCode = post('/api/QrCodeLogin/Answer', {
  access: 'player',
  input: z.strictObject({
    Ticket: ScanTicket,
    IsYes: z.boolean(),
    /** The two digits that stand on the other screen; needed for a yes. */
    Number: z.optional(z.string().check(z.maxLength(2))),
    /** Of the authenticator, where GOOGLE_REQUIRED asked for it. */
    Code: z.optional(typedCode),
  }),
  output: z.object({ IsIn: z.boolean() }),
  codes: SCAN_CODES,
  about: 'Lets the device in whose code was scanned, or keeps it out.',
});
