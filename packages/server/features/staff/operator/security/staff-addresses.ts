import { isDeepStrictEqual } from 'node:util';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Access, Operator } from '#platform/access';
import type { Db } from '#platform/db';
import { admitsStaff } from '../../../site/settings/index.ts';
import {
  compareSettings,
  currentSettings,
  isListed,
  parseAddresses,
  setStaffAddresses,
} from '../../../site/settings/values/index.ts';
import { act, type Actor } from '../proposals/act.ts';

/** Where operators may come from; an empty list is anywhere. */
type Refused = 'NOT_AN_ADDRESS' | 'LOCKS_YOU_OUT' | 'LIST_CHANGED' | 'NOTHING_NEW';
type Wanted = { readonly addresses: readonly string[]; readonly seen: readonly string[] };

export function setStaffGate(access: Access<Operator>, db: Db): void {
  const settings = currentSettings(db);
  access.setIpGate(async ({ ip }) => {
    return admitsStaff(await settings(), ip);
  });
}

/** Changes the list that was seen; nobody locks himself out by it. */
export async function changeStaffAddresses(
  db: Db,
  actor: Exclude<Actor, 'command'>,
  wanted: Wanted,
  reason: string,
): Promise<Result<readonly string[], Refused>> {
  const addresses = parseAddresses(wanted.addresses);
  if (!addresses.ok) return addresses;
  const list = addresses.value;
  if (list.length > 0 && !isListed(actor.ip, list)) return refused('LOCKS_YOU_OUT');
  const deed = { permission: 'operator.addresses.change', target: 'site', reason } as const;
  return act<readonly string[], Refused>(db, actor, deed, async (tx) => {
    const { before, after } = await compareSettings(tx, ['staffAddresses'], () =>
      setStaffAddresses(tx, list),
    );
    if (!isDeepStrictEqual(before, { staffAddresses: wanted.seen })) return refused('LIST_CHANGED');
    if (isDeepStrictEqual(before, after)) return refused('NOTHING_NEW');
    return ok({ before, after, value: list });
  });
}
