import { tellLast } from '../../platform/announce.ts';
import { transaction, type Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/feature.ts';
import { noteBySite, tellPages } from '../operator/index.ts';
import { pageOf, type PublishedKind, publishedKinds } from './kinds.ts';
import { endDue, holdDue, listRipe } from './store-due.ts';

const AT_ONCE = 20;
type Stage = Pick<Platform, 'db' | 'ports' | 'log'>;

/** Publishes what waited and whose time has come, each by itself: one that cannot be is in nobody's way. */
export async function publishDue(stage: Stage): Promise<'worked' | 'idle'> {
  const { db, ports, log } = stage;
  const kinds = new Map(ports.all(publishedKinds).map((each) => [each.kind, each]));
  const ids = await listRipe(db, AT_ONCE);
  let done = 0;
  for (const id of ids) {
    try {
      if (await publishOne(stage, kinds, id)) done += 1;
    } catch (error) {
      log.error({ err: error, due: String(id) }, 'a version was not published at its time');
    }
  }
  return done > 0 ? 'worked' : 'idle';
}

/** Whether it waits no more. */
function publishOne(
  { db }: Pick<Stage, 'db'>,
  kinds: ReadonlyMap<string, PublishedKind>,
  id: bigint,
): Promise<boolean> {
  // What is published tells players; the note takes the lock of the audit, behind which all others tell.
  const publish = async (tx: Tx): Promise<boolean> => {
    const due = await holdDue(tx, id);
    const [kind = '', of = ''] = due?.subject.split(' ') ?? [];
    const known = kinds.get(kind);
    if (!due || !known) return false;
    const published = await known.publish(tx, of, due);
    await endDue(tx, id, published ? 'published' : 'void');
    const { permission } = known;
    const note = { permission, target: due.subject, reason: due.reason } as const;
    const after = published ? published.after : { void: true, version: due.version };
    await noteBySite(tx, { ...note, after });
    await tellPages(tx, [pageOf(permission)], due.subject);
    return true;
  };
  return transaction(db, (tx) => tellLast(tx, () => publish(tx)));
}
