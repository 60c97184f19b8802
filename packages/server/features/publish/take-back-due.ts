import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { Denied } from '../../platform/access.ts';
import type { Platform } from '../../platform/feature.ts';
import { act, mayStill, type Person } from '../operator/index.ts';
import { publishedKinds } from './kinds.ts';
import { endDue, findDueSubject, holdDue, putAway } from './store-due.ts';

type Stage = Pick<Platform, 'db' | 'ports'>;

/**
 * Takes back what waits for its time, or puts away what became void: who may ask for such rules may, alone, as what holds
 * stays.
 */
export async function takeBackDue(
  { db, ports }: Stage,
  person: Person,
  id: bigint,
  reason: string,
): Promise<Result<null, 'NOT_DUE'>> {
  const target = await findDueSubject(db, id);
  const known = ports.all(publishedKinds).find(({ kind }) => kind === target?.split(' ')[0]);
  if (target === undefined || !known) return refused('NOT_DUE');
  const { permission } = known;
  return act<null, 'NOT_DUE'>(db, person, { permission, target, reason }, async (tx) => {
    for (const needed of known.needs(target.split(' ')[1] ?? '')) {
      if (!(await mayStill(tx, person.operatorId, needed)))
        throw new Denied('not_allowed', person.name);
    }
    const due = await holdDue(tx, id, 'orVoid');
    if (!due) return refused('NOT_DUE');
    if (due.why === null) await endDue(tx, id, 'taken back');
    else await putAway(tx, due);
    const before = { due: due.changes, version: due.version };
    return ok({ before, after: null, value: null });
  });
}
