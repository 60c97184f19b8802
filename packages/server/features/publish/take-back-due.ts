import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Platform } from '../../platform/feature.ts';
import { act, type Person } from '../operator/index.ts';
import { publishedKinds } from './kinds.ts';
import { endDue, findDueSubject, holdDue } from './store-due.ts';

type Stage = Pick<Platform, 'db' | 'ports'>;

/** Takes back what waits for its time: who may ask for such rules may, alone, as what holds stays. */
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
    const due = await holdDue(tx, id);
    if (!due) return refused('NOT_DUE');
    await endDue(tx, id, 'taken back');
    const before = { due: due.changes, version: due.version };
    return ok({ before, after: null, value: null });
  });
}
