import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { BLOCK_CODES } from '@fairlot/wire/operator';
import type { Db } from '../../platform/db.ts';
import { blockAddress, compareSettings, parseAddresses, unblockAddress } from '../site/index.ts';
import { act, type Actor } from './act.ts';

/** Each call looks at the list: so many cost nothing. */
export const MOST_BLOCKED = 1_000;
/** Nobody keeps half of the world out with one line. */
const WIDEST = { v4: 8, v6: 16 } as const;

type Wanted = { readonly address: string; readonly isBlocked: boolean };

function isTooWide(address: string): boolean {
  const [ip = '', bits] = address.split('/');
  return bits !== undefined && Number(bits) < (ip.includes(':') ? WIDEST.v6 : WIDEST.v4);
}

/** Keeps players of an address out, or lets them in again; the list as it is then. */
export async function changeBlocked(
  db: Db,
  actor: Exclude<Actor, 'command'>,
  wanted: Wanted,
  reason: string,
): Promise<Result<readonly string[], Refusal<typeof BLOCK_CODES>>> {
  const parsed = parseAddresses([wanted.address]);
  if (!parsed.ok) return refused({ code: parsed.error });
  const [address = ''] = parsed.value;
  if (wanted.isBlocked && isTooWide(address)) return refused({ code: 'TOO_WIDE' });
  const target = `address ${address}`;
  const deed = { permission: 'site.addresses.change', target, reason } as const;
  return act<readonly string[], Refusal<typeof BLOCK_CODES>>(db, actor, deed, async (tx) => {
    const { before, after } = await compareSettings(tx, ['blockedAddresses'], async () => {
      await (wanted.isBlocked ? blockAddress(tx, address) : unblockAddress(tx, address));
    });
    const [was, is] = [before, after].map((each) => each.blockedAddresses as readonly string[]);
    if (!was || !is || was.length === is.length) return refused({ code: 'NOTHING_NEW' });
    if (is.length > MOST_BLOCKED) {
      return refused({ code: 'LIST_FULL', params: { most: MOST_BLOCKED } });
    }
    const one = (isBlocked: boolean) => ({ address, isBlocked });
    return ok({ before: one(!wanted.isBlocked), after: one(wanted.isBlocked), value: is });
  });
}
