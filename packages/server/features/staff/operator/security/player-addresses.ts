import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { BLOCK_CODES } from '@fairlot/wire/staff/operator';
import type { Db } from '#platform/db';
import { admitsPlayers, type PlayersFrom } from '../../../site/settings/index.ts';
import {
  type AddressList,
  compareSettings,
  dropAddress,
  parseAddresses,
  putAddress,
} from '../../../site/settings/values/index.ts';
import { act, type Actor } from '../proposals/act.ts';

/** Each call looks at the list: so many cost nothing. */
export const MOST_LISTED = 1_000;
/** Nobody keeps half of the world out with one line. */
const WIDEST = { v4: 8, v6: 16 } as const;

type Person = Exclude<Actor, 'command'>;
type Wanted = { readonly address: string; readonly isListed: boolean };
type Fault = Refusal<typeof BLOCK_CODES>;
type Changed = Promise<Result<readonly string[], Fault>>;

function isTooWide(address: string): boolean {
  const [ip = '', bits] = address.split('/');
  return bits !== undefined && Number(bits) < (ip.includes(':') ? WIDEST.v6 : WIDEST.v4);
}

/** Keeps players of an address out, or lets them in again; the list as it is then. */
export const changeBlocked = (db: Db, person: Person, wanted: Wanted, reason: string): Changed =>
  changeList(db, person, { list: 'blockedAddresses', ...wanted }, reason);

/** Lets players of an address in whatever else keeps them out, or no longer; the list as it is then. */
export const changeAllowed = (db: Db, person: Person, wanted: Wanted, reason: string): Changed =>
  changeList(db, person, { list: 'allowedAddresses', ...wanted }, reason);

const STATE: Readonly<Record<AddressList, string>> = {
  blockedAddresses: 'isBlocked',
  allowedAddresses: 'isAllowed',
};
const NAMES = ['blockedAddresses', 'allowedAddresses', 'regionRule', 'regions'] as const;

/**
 * Nobody keeps himself out by a list: it would be a slip, or the site does not see addresses of players but one of a
 * proxy in front, and everybody would be out. Where he is by region is not known here: the console asks for none.
 */
const isShutBy = (before: PlayersFrom, after: PlayersFrom, ip: string): boolean => {
  const comesIn = (site: PlayersFrom) => admitsPlayers({ ...site, regionRule: 'any' }, { ip });
  return comesIn(before) && !comesIn(after);
};

async function changeList(
  db: Db,
  person: Person,
  { list, isListed, ...wanted }: Wanted & { readonly list: AddressList },
  reason: string,
): Changed {
  const parsed = parseAddresses([wanted.address]);
  if (!parsed.ok) return refused({ code: parsed.error });
  const [address = ''] = parsed.value;
  if (isListed && isTooWide(address)) return refused({ code: 'TOO_WIDE' });
  const target = `address ${address}`;
  const deed = { permission: 'site.addresses.change', target, reason } as const;
  return act<readonly string[], Fault>(db, person, deed, async (tx) => {
    const change = async () => {
      await (isListed ? putAddress : dropAddress)(tx, list, address);
    };
    const { before, after } = await compareSettings(tx, NAMES, change);
    if (before[list].length === after[list].length) return refused({ code: 'NOTHING_NEW' });
    if (after[list].length > MOST_LISTED) {
      return refused({ code: 'LIST_FULL', params: { most: MOST_LISTED } });
    }
    if (isShutBy(before, after, person.ip)) return refused({ code: 'OWN_ADDRESS' });
    const one = (isThere: boolean) => ({ address, [STATE[list]]: isThere });
    return ok({ before: one(!isListed), after: one(isListed), value: after[list] });
  });
}
