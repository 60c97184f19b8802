import { hasAny } from '@fairlot/rules/check/access';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, RefusalOf } from '@fairlot/wire/core';
import { LINK_BOUNDS, type registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { transaction, type Db, type Tx } from '#platform/db';
import {
  countLive,
  lockLink,
  lockLinks,
  writeDeleted,
  writeStopped,
  type HeldLink,
} from './store.ts';

type Disable = typeof registrationLinkHttp.disableOwnLink;
type Delete = typeof registrationLinkHttp.deleteOwnLink;
type Own = { readonly makerId: bigint; readonly id: number };
const NO_SUCH_LINK = { code: 'NO_SUCH_LINK' } as const;

/** A link of his own, held until the transaction ends; that of another is as none. */
async function lockOwn(tx: Tx, { makerId, id }: Own): Promise<HeldLink | undefined> {
  const link = await lockLink(tx, id);
  return link?.maker === makerId ? link : undefined;
}

/** Why a maker does not let a link go on; undefined where he may. */
async function whyNot(tx: Tx, link: HeldLink): Promise<RefusalOf<Disable> | undefined> {
  if (link.is_held) return { code: 'LINK_HELD' };
  if (hasAny(link.maker_flags ?? 0n, ['REGISTER_LINK_LIMIT'])) return { code: 'LINKS_LIMITED' };
  if (link.is_maker_stopped) return { code: 'LINKS_STOPPED' };
  const most = LINK_BOUNDS.live;
  return (await countLive(tx, link.maker)) >= most
    ? { code: 'TOO_MANY_LINKS', params: { most } }
    : undefined;
}

/** Stops registrations by a link of his own, or lets them go on where he stopped them himself. */
export const disableOwnLink = (
  db: Db,
  own: Own,
  isDisabled: boolean,
): Promise<Result<Output<Disable>, RefusalOf<Disable>>> =>
  transaction(db, async (tx) => {
    await lockLinks(tx);
    const link = await lockOwn(tx, own);
    if (!link) return refused(NO_SUCH_LINK);
    const isSo = isDisabled ? link.is_stopped : !link.is_disabled;
    if (isSo) return refused({ code: 'ALREADY_SO' });
    const fault = isDisabled ? undefined : await whyNot(tx, link);
    if (fault) return refused(fault);
    const now = await writeStopped(tx, { id: own.id, isDisabled, by: 'maker' });
    return ok({ IsDisabled: now.is_disabled });
  });

/** Takes a link of his own away for good; who registered by it stays where he is. */
export const deleteOwnLink = (
  db: Db,
  own: Own,
): Promise<Result<Output<Delete>, RefusalOf<Delete>>> =>
  transaction(db, async (tx) => {
    if (!(await lockOwn(tx, own))) return refused(NO_SUCH_LINK);
    await writeDeleted(tx, own.id);
    return ok({ Id: own.id });
  });
