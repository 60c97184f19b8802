import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { Denied } from '#platform/access';
import type { Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { act, isStillAuthorized, type Person } from '../operator/proposals/index.ts';
import { publishPageChanges } from '../operator/audit/index.ts';
import { pageOf, publishedKinds } from './kinds.ts';
import {
  awaitAnew,
  type DueRow,
  endDue,
  findDueSubject,
  holdDue,
  isSecond,
  isTooOld,
  putAway,
  VOID_WHYS,
} from './store-due.ts';

type TakeBackDueDeps = Pick<Platform, 'db' | 'ports'>;

/** Who may ask for such rules may decide about what waits or became void, alone: two agreed on it, and what holds stays. */
async function decide<E extends string>(
  { db, ports }: TakeBackDueDeps,
  person: Person,
  { id, reason }: { readonly id: bigint; readonly reason: string },
  change: (tx: Tx, due: DueRow) => Promise<Result<object | null, E>>,
): Promise<Result<null, E | 'NOT_DUE'>> {
  const target = await findDueSubject(db, id);
  const known = ports.all(publishedKinds).find(({ kind }) => kind === target?.split(' ')[0]);
  if (target === undefined || !known) return refused('NOT_DUE');
  const { permission } = known;
  return act<null, E | 'NOT_DUE'>(db, person, { permission, target, reason }, async (tx) => {
    for (const needed of known.needs(target.split(' ')[1] ?? '')) {
      if (!(await isStillAuthorized(tx, person.operatorId, needed)))
        throw new Denied('not_allowed', person.name);
    }
    const due = await holdDue(tx, id, 'orVoid');
    if (!due) return refused('NOT_DUE');
    const done = await change(tx, due);
    if (!done.ok) return done;
    await publishPageChanges(tx, [pageOf(permission)], target);
    const before = { due: due.changes, version: due.version };
    return ok({ before, after: done.value, value: null });
  });
}

/** Takes back what waits for its time, or puts away what became void. */
export const takeBackDue = (
  stage: TakeBackDueDeps,
  person: Person,
  id: bigint,
  reason: string,
): Promise<Result<null, 'NOT_DUE'>> =>
  decide<never>(stage, person, { id, reason }, async (tx, due) => {
    if (due.why === null) await endDue(tx, id, 'taken back');
    else await putAway(tx, due);
    return ok(null);
  });

/**
 * Has the site try again at once to publish what failed too often, within thirty days of its time: everything that is asked then is
 * asked once more. What became void otherwise stays so.
 */
export const retryDue = (
  stage: TakeBackDueDeps,
  person: Person,
  id: bigint,
  reason: string,
): Promise<Result<null, 'NOT_DUE' | 'DUE_WAITS' | 'DUE_OLD'>> =>
  decide<'NOT_DUE' | 'DUE_WAITS' | 'DUE_OLD'>(stage, person, { id, reason }, async (tx, due) => {
    if (due.why !== VOID_WHYS.failed) return refused('NOT_DUE');
    if (await isTooOld(tx, id)) return refused('DUE_OLD');
    return (await awaitAnew(tx, due)) ? ok({ again: true }) : refused('DUE_WAITS');
  }).catch((error: unknown) => {
    if (isSecond(error)) return refused('DUE_WAITS');
    throw error;
  });
