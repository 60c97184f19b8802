import type { Permission } from '@fairlot/rules/check/operator-roles';
import { tellLast } from '#platform/announce';
import { transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { isStillAuthorized } from '../operator/proposals/index.ts';
import { noteBySite, publishPageChanges } from '../operator/audit/index.ts';
import { pageOf, type PublishedKind, publishedKinds } from './kinds.ts';
import { countFailure, endDue, findAgreed, holdDue, listRipe } from './store-due.ts';

const AT_ONCE = 20;
/** With the waits between them some twenty minutes: as long as whatever it needs is away for a moment. */
export const MOST_TRIES = 9;
type PublishDueDeps = Pick<Platform, 'db' | 'ports' | 'log'>;

/** Publishes what waited and whose time has come, each by itself: one that cannot be is in nobody's way. */
export async function publishDue(stage: PublishDueDeps): Promise<'worked' | 'idle'> {
  const { db, ports, log } = stage;
  const kinds = new Map(ports.all(publishedKinds).map((each) => [each.kind, each]));
  const ids = await listRipe(db, AT_ONCE);
  let done = 0;
  for (const id of ids) {
    try {
      if (await publishOne(stage, kinds, id)) done += 1;
    } catch (error) {
      log.error({ err: error, due: String(id) }, 'a version was not published at its time');
      // What cannot even be noted is tried again with the next look, and keeps none behind it.
      await noteFailure(stage, kinds, id).catch((unnoted: unknown) => {
        log.error({ err: unnoted, due: String(id) }, 'a failed publication was not noted');
      });
    }
  }
  return done > 0 ? 'worked' : 'idle';
}

/** Whoever looks sees that it failed, and when it is tried again; what failed too often is void until somebody has it tried. */
function noteFailure(
  { db }: Pick<PublishDueDeps, 'db'>,
  kinds: ReadonlyMap<string, PublishedKind>,
  id: bigint,
): Promise<void> {
  return transaction(db, (tx) =>
    tellLast(tx, async () => {
      const due = await holdDue(tx, id);
      const permission = kinds.get(due?.subject.split(' ')[0] ?? '')?.permission;
      if (!due || !permission) return;
      if ((await countFailure(tx, id)) >= MOST_TRIES) {
        await endDue(tx, id, { void: 'failed' });
        const after = { void: true, why: 'failed', version: due.version };
        await noteBySite(tx, { permission, target: due.subject, reason: due.reason, after });
      }
      await publishPageChanges(tx, [pageOf(permission)], due.subject);
    }),
  );
}

/** Whether it waits no more. */
function publishOne(
  { db }: Pick<PublishDueDeps, 'db'>,
  kinds: ReadonlyMap<string, PublishedKind>,
  id: bigint,
): Promise<boolean> {
  // What is published tells players; the note takes the lock of the audit, behind which all others tell.
  const publish = async (tx: Tx): Promise<boolean> => {
    const agreed = await findAgreed(tx, id);
    const [kind = '', of = ''] = agreed?.subject.split(' ') ?? [];
    const known = kinds.get(kind);
    if (!agreed || !known) return false;
    // Operators are held before what they act on, as by an act: nobody is shut out between this and the publication.
    const isAgreed = await mayBothStill(tx, agreed, known.needs(of));
    const due = await holdDue(tx, id);
    if (!due) return false;
    const done = isAgreed ? await known.publish(tx, of, due) : 'shutOut';
    await endDue(tx, id, typeof done === 'string' ? { void: done } : 'published');
    const { permission } = known;
    const note = { permission, target: due.subject, reason: due.reason } as const;
    const after =
      typeof done === 'string' ? { void: true, why: done, version: due.version } : done.after;
    await noteBySite(tx, { ...note, after });
    await publishPageChanges(tx, [pageOf(permission)], due.subject);
    return true;
  };
  return transaction(db, (tx) => tellLast(tx, () => publish(tx)));
}

/** Whether who asked and who confirmed could agree on it today: nobody shut them out, and their roles are such still. */
async function mayBothStill(
  tx: Tx,
  { maker_id: maker, checker }: { readonly maker_id: number | null; readonly checker: number },
  needs: readonly Permission[],
): Promise<boolean> {
  if (maker === null) return false;
  for (const permission of needs) {
    if (!(await isStillAuthorized(tx, maker, permission))) return false;
    if (!(await isStillAuthorized(tx, checker, permission))) return false;
  }
  return isStillAuthorized(tx, checker, 'operator.proposals.confirm');
}
