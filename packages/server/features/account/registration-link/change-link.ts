import { hasAny } from '@fairlot/rules/check/access';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { RefusalOf } from '@fairlot/wire/core';
import { LINK_BOUNDS, type registrationLinkConsole } from '@fairlot/wire/account/registration-link';
import type { Db } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import {
  countLive,
  findCode,
  lockLink,
  lockLinks,
  writeDeleted,
  writeStopped,
  type HeldLink,
} from './store.ts';

type DisableFault = RefusalOf<typeof registrationLinkConsole.disableLink>;
type DeleteFault = RefusalOf<typeof registrationLinkConsole.deleteLink>;
const NO_SUCH_LINK = { code: 'NO_SUCH_LINK' } as const;

const deedOf = (code: string, reason: string) =>
  ({ permission: 'link.links.change', target: `link ${code}`, reason }) as const;

const shown = (link: HeldLink) => ({
  code: link.code,
  maker: link.maker_name,
  isDisabled: link.is_disabled,
  isHeld: link.is_held,
});

type Stop = {
  readonly id: number;
  readonly isDisabled: boolean;
  /** Whether operators had stopped it when it was looked at; undefined: whatever is so. */
  readonly isHeld?: boolean | undefined;
};

/** Stops registrations by a link, or lets them go on; who goes on may have as many as one who makes a new one. */
export async function disableLink(
  db: Db,
  actor: Actor,
  { id, isDisabled, isHeld }: Stop,
  reason: string,
): Promise<Result<boolean, DisableFault>> {
  const code = await findCode(db, id);
  if (code === undefined) return refused(NO_SUCH_LINK);
  return act<boolean, DisableFault>(db, actor, deedOf(code, reason), async (tx) => {
    await lockLinks(tx);
    const link = await lockLink(tx, id);
    if (!link) return refused(NO_SUCH_LINK);
    // What its maker stopped too stays stopped by him.
    const isSo = isDisabled ? link.is_held : !link.is_disabled;
    if (isSo || (isHeld ?? link.is_held) !== link.is_held) return refused({ code: 'ALREADY_SO' });
    const goesOn = !isDisabled && !(link.is_held && link.is_stopped);
    if (goesOn && hasAny(link.maker_flags ?? 0n, ['REGISTER_LINK_LIMIT'])) {
      return refused({ code: 'MAKER_LIMITED' });
    }
    const most = LINK_BOUNDS.live;
    if (goesOn && (await countLive(tx, link.maker)) >= most) {
      return refused({ code: 'TOO_MANY_LINKS', params: { most } });
    }
    const now = await writeStopped(tx, { id, isDisabled, by: 'operator' });
    const before = shown(link);
    const after = { ...before, isDisabled: now.is_disabled, isHeld: now.is_held };
    return ok({ before, after, value: now.is_disabled });
  });
}

/** Takes a link away for good; who registered by it stays where he is. */
export async function deleteLink(
  db: Db,
  actor: Actor,
  id: number,
  reason: string,
): Promise<Result<number, DeleteFault>> {
  const code = await findCode(db, id);
  if (code === undefined) return refused(NO_SUCH_LINK);
  return act<number, DeleteFault>(db, actor, deedOf(code, reason), async (tx) => {
    const link = await lockLink(tx, id);
    if (!link) return refused(NO_SUCH_LINK);
    await writeDeleted(tx, id);
    return ok({ before: shown(link), after: null, value: id });
  });
}
