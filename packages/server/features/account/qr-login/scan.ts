import { randomInt } from 'node:crypto';
import { LOGIN_TYPES } from '@fairlot/rules/check/login-types';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import { qrCodeLogin, type SCAN_CODES, type qrLoginHttp } from '@fairlot/wire/account/qr-login';
import type { Principal } from '#platform/access';
import type { Platform } from '#platform/feature';
import { networkOf } from '#platform/network';
import { nameDevice } from '../device/index.ts';
import { endTickets, readLoginType, takeTicket } from './store.ts';
import { hashTicket } from './ticket.ts';

type ScanDeps = Pick<Platform, 'db' | 'hub'>;

/**
 * Takes the ticket of a page for a login, and tells its player what he would let in. The page hears that it was
 * scanned, and the number that he has to be told; where it is not there any more, the ticket ends.
 */
export async function scan(
  { db, hub }: ScanDeps,
  principal: Principal,
  ticket: string,
  ip: string,
): Promise<Result<Output<typeof qrLoginHttp.scanQrCode>, Refusal<typeof SCAN_CODES>>> {
  if ((await readLoginType(db, principal)) === LOGIN_TYPES.QR) return refused({ code: 'QR_CHAIN' });
  const hash = hashTicket(ticket);
  const row = await takeTicket(db, hash, principal, randomInt(10, 100));
  if (!row) return refused({ code: 'QR_EXPIRED' });
  const payload = { State: 'scanned', Number: row.number.toString(), Grant: null } as const;
  if (!(await hub.reach(row.connection_id, qrCodeLogin, payload))) {
    await endTickets(db, row.connection_id);
    return refused({ code: 'QR_GONE' });
  }
  return ok({
    Device: nameDevice(row.user_agent),
    IP: row.ip,
    IsSameNetwork: networkOf(row.ip) === networkOf(ip),
    AskedTimeStamp: Number(row.made_ms),
    EndTimeStamp: Number(row.end_ms),
  });
}
