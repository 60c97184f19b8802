import { refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, RefusalOf } from '@fairlot/wire/core';
import type { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import type { Db } from '#platform/db';
import { readAddress, sendCode } from '../contact/index.ts';
import { isWithin, passByWork } from '../../auth/credentials/guard/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { linkSettings } from './settings.ts';

type Call = typeof registrationLinkHttp.sendRegisterCode;

/** Codes that one address asks for in an hour; beside what `courier` allows a target, a network and the site a day. */
const MOST = { most: 20, seconds: 3_600 };

/**
 * Sends a code to an address that nobody has proven yet. Whether it is somebody's already is not looked at:
 * the answer is one, and only who reads the code is told.
 */
export async function sendRegisterCode(
  stage: { readonly db: Db; readonly dataFolder: string },
  { Kind: kind, Address: typed, Work: work }: Input<Call>,
  ip: string,
): Promise<Result<Output<Call>, RefusalOf<Call>>> {
  const { db } = stage;
  if (!(await currentSettings(db)()).isRegisterOpen) return refused({ code: 'CLOSED' });
  const set = await linkSettings.read(db);
  const need = kind === 'phone' ? set.registerPhone : set.registerEmail;
  if (need === 'off') return refused({ code: 'NOT_ASKED' });
  const address = readAddress(kind, typed);
  if (!address.ok) return refused({ code: address.error });
  const spent = await passByWork(stage, { ip, work });
  if (!spent.ok) return spent;
  if (!(await isWithin(db, 'register-code', ip, MOST))) return refused({ code: 'IP_LIMIT' });
  const sent = await sendCode(stage, 'register', address.value, ip);
  if (sent.ok) return sent;
  return sent.error.code === 'TOO_OFTEN'
    ? refused({ code: 'SMS_TOO_OFTEN', params: sent.error.params })
    : refused({ code: 'CODE_TOO_MANY' });
}
