import { randomInt } from 'node:crypto';
import { flagBit } from '@fairlot/rules/check/access';
import { accountKey } from '@fairlot/rules/check/account';
import { LINK_CODE_LENGTH, LINK_CODE_SIGNS } from '@fairlot/rules/check/register';
import { invariant } from '@fairlot/rules/core/invariant';
import { FULL_PRIZE_GROUP } from '@fairlot/rules/odds/prize-group';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { RefusalOf } from '@fairlot/wire/core';
import { LINK_BOUNDS, type registrationLinkConsole } from '@fairlot/wire/account/registration-link';
import type { Db, Tx } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { countLive, holdMaker, insertLink, lockLinks, MOST_ABOVE, type Maker } from './store.ts';

/** What a link makes of whom, and how long and how often it is good. */
export type NewTerms = {
  readonly isAgent: boolean;
  readonly prizeGroup: number;
  /** 0: for ever. */
  readonly days: number;
  readonly quota: number | null;
  readonly note: string;
};
export type LinkTerms = NewTerms & {
  /** The account below which those stand who come by it; undefined: at the top. */
  readonly maker: string | undefined;
};
export type MakeFault = RefusalOf<typeof registrationLinkConsole.makeLink>;
export type MadeLink = { readonly id: number; readonly code: string };

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Zl}\p{Zp}]/u;

const newCode = (): string =>
  Array.from(
    { length: LINK_CODE_LENGTH },
    () => LINK_CODE_SIGNS[randomInt(LINK_CODE_SIGNS.length)],
  ).join('');

/** Why a link does not give this group: it is above the maker's, or equal to it with no quota left. */
export function groupFault({ prize_group: own, highest }: Maker, prizeGroup: number) {
  if (prizeGroup > own) return { code: 'GROUP_ABOVE', params: { most: own } } as const;
  return prizeGroup > highest
    ? ({ code: 'GROUP_BY_QUOTA', params: { most: highest } } as const)
    : undefined;
}

function faultOf(maker: Maker, prizeGroup: number): MakeFault | undefined {
  if (!maker.is_agent) return { code: 'NOT_AGENT' };
  if ((maker.flags & flagBit('DISABLE_ACCOUNT')) !== 0n) return { code: 'MAKER_DISABLED' };
  if ((maker.flags & flagBit('REGISTER_LINK_LIMIT')) !== 0n) return { code: 'MAKER_LIMITED' };
  if (maker.above >= MOST_ABOVE) return { code: 'TOO_DEEP' };
  return groupFault(maker, prizeGroup);
}

/** Ten signs of 31: that of two links has not come in the life of any site; once more settles it. */
async function insertNew(tx: Tx, link: Omit<Parameters<typeof insertLink>[1], 'code'>) {
  for (let tries = 0; tries < 3; tries += 1) {
    const code = newCode();
    const id = await insertLink(tx, { ...link, code });
    if (id !== undefined) return { id, code };
  }
  return undefined;
}

/** The note as it is kept; undefined where it is too long, or holds what nobody sees. */
export function noteOf(typed: string): string | undefined {
  const note = typed.trim();
  return [...note].length > LINK_BOUNDS.note || UNSEEN.test(note) ? undefined : note;
}

/**
 * Keeps a new link of a maker who is held, or of the house, in the transaction that has taken `lockLinks`;
 * where he has as many as may be live it refuses.
 */
export async function placeLink(
  tx: Tx,
  makerId: bigint | null,
  { isAgent, prizeGroup, days, quota, note }: NewTerms,
) {
  invariant(prizeGroup <= FULL_PRIZE_GROUP, 'the contract bounds prize groups');
  const most = LINK_BOUNDS.live;
  if ((await countLive(tx, makerId)) >= most) {
    return refused({ code: 'TOO_MANY_LINKS', params: { most } } as const);
  }
  const link = { maker: makerId, isAgent, prizeGroup, days, quota, note };
  const made = await insertNew(tx, link);
  invariant(made, 'codes are of so many that three in a row are not taken');
  return ok({ ...link, ...made });
}

/**
 * Makes a link to register by. Its prize group is at most its maker's, who is held meanwhile, so that a
 * flag or a lower group of this moment holds.
 */
export async function makeLink(
  db: Db,
  actor: Actor,
  terms: LinkTerms,
  reason: string,
): Promise<Result<MadeLink, MakeFault>> {
  const note = noteOf(terms.note);
  if (note === undefined) return refused({ code: 'BAD_NOTE' });
  const target = terms.maker === undefined ? 'links of the house' : `player ${terms.maker}`;
  const deed = { permission: 'link.links.change', target, reason } as const;
  return act<MadeLink, MakeFault>(db, actor, deed, async (tx) => {
    await lockLinks(tx);
    const maker =
      terms.maker === undefined ? undefined : await holdMaker(tx, accountKey(terms.maker));
    if (terms.maker !== undefined && !maker) return refused({ code: 'NO_SUCH_MAKER' });
    const fault = maker && faultOf(maker, terms.prizeGroup);
    if (fault) return refused(fault);
    const placed = await placeLink(tx, maker?.player_id ?? null, { ...terms, note });
    if (!placed.ok) return placed;
    const { id, code } = placed.value;
    const after = { ...placed.value, maker: maker?.user_name ?? null };
    return ok({ before: null, after, value: { id, code } });
  });
}
