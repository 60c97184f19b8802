import { createHash, randomBytes } from 'node:crypto';
import type { Returned } from '@fairlot/wire/core';
import type { getQrCodeTicket } from '@fairlot/wire/account/qr-login';
import type { ClientInfo } from '#platform/client-info';
import type { Db } from '#platform/db';
import { isWithin } from '../../auth/credentials/guard/index.ts';
import { insertTicket } from './store.ts';

const TICKET_BYTES = 16;
/** A page asks three times a minute; an address may have twenty pages open. */
const MOST = { most: 120, seconds: 60 };
const MOST_USER_AGENT = 300;

export const hashTicket = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** A ticket for a connection: good for whoever scans it first, known to nobody but the page that shows it. */
export async function makeTicket(
  db: Db,
  asker: {
    readonly connectionId: string;
    readonly ip: string;
    readonly userAgent: string;
    readonly says?: ClientInfo | undefined;
  },
  isFresh: boolean,
): Promise<Returned<typeof getQrCodeTicket>> {
  if (!(await isWithin(db, 'scan', asker.ip, MOST))) return { Ticket: null };
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  const userAgent = asker.userAgent.slice(0, MOST_USER_AGENT);
  const isMade = await insertTicket(db, hashTicket(ticket), { ...asker, userAgent }, isFresh);
  return { Ticket: isMade ? ticket : null };
}
