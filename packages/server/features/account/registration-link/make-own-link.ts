import { hasAny } from '@fairlot/rules/check/access';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, RefusalOf } from '@fairlot/wire/core';
import { LINK_BOUNDS, type registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { transaction, type Db } from '#platform/db';
import { groupFault, noteOf, placeLink } from './make-link.ts';
import { countOfDay, holdOwnMaker, lockLinks, MOST_ABOVE, type Maker } from './store.ts';

type Endpoint = typeof registrationLinkHttp.makeOwnLink;
type Fault = RefusalOf<Endpoint>;

/** Why nobody comes to stand below an agent with such a prize group; undefined where somebody may. */
export function whyNoneBelow(maker: Maker | undefined, prizeGroup: number) {
  // His login was an agent's when he asked; what he is now counts.
  if (!maker?.is_agent) return { code: 'NOT_AGENT' } as const;
  if (hasAny(maker.flags, ['DISABLE_ACCOUNT', 'REGISTER_LINK_LIMIT'])) {
    return { code: 'LINKS_LIMITED' } as const;
  }
  if (maker.is_stopped) return { code: 'LINKS_STOPPED' } as const;
  if (maker.above >= MOST_ABOVE) return { code: 'BELOW_TOO_DEEP' } as const;
  return groupFault(maker, prizeGroup);
}

/**
 * Makes a link for those who are to stand below its maker (product 4.3). Its prize group is at most his
 * own, and he is held meanwhile, so that a flag or a lower group of this moment holds.
 */
export async function makeOwnLink(
  db: Db,
  playerId: bigint,
  { Kind: kind, PrizeGroup: prizeGroup, Days: days, Quota: quota, Note }: Input<Endpoint>,
): Promise<Result<Output<Endpoint>, Fault>> {
  const note = noteOf(Note);
  if (note === undefined) return refused({ code: 'BAD_NOTE' });
  return transaction(db, async (tx) => {
    await lockLinks(tx);
    const fault = whyNoneBelow(await holdOwnMaker(tx, playerId), prizeGroup);
    if (fault) return refused(fault);
    if ((await countOfDay(tx, playerId)) >= LINK_BOUNDS.ofDay) {
      return refused({ code: 'LINKS_OF_DAY' });
    }
    const terms = { isAgent: kind === 'agent', prizeGroup, days, quota, note };
    const placed = await placeLink(tx, playerId, terms);
    return placed.ok ? ok({ Id: placed.value.id, Code: placed.value.code }) : placed;
  });
}
