import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { BREAK_CODES } from '@fairlot/wire/money/reconcile';
import type { Db } from '#platform/db';
import { act, type Person } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { BREAK_STATES, nameIn } from './kinds.ts';
import { PAGE } from './match.ts';
import { type BreakRow, holdBreak, writeClosed, writeTaken } from './store-break.ts';

/** What operators do about breaks. No money moves by it: what is to be moved has acts of its own. */
const CHANGE = 'reconcile.breaks.change';
type Fault = Refusal<typeof BREAK_CODES>;

const seen = (row: BreakRow) => ({ state: nameIn(BREAK_STATES, row.state), taker: row.taker });

const deedOf = (id: number, reason: string) =>
  ({ permission: CHANGE, target: `break ${id}`, reason }) as const;

/** Takes a break up, also one that somebody else took: who looks at it now. */
export const takeBreak = (
  db: Db,
  person: Person,
  id: number,
  reason: string,
): Promise<Result<null, Fault>> =>
  act<null, Fault>(db, person, deedOf(id, reason), async (tx) => {
    const row = await holdBreak(tx, id);
    if (!row) return refused({ code: 'NO_BREAK' });
    if (row.state > BREAK_STATES.taken) return refused({ code: 'BREAK_ENDED' });
    await writeTaken(tx, id, person.operatorId);
    await publishPageChanges(tx, [PAGE], String(id));
    return ok({ before: seen(row), after: { state: 'taken' }, value: null });
  });

/** Closes a break that one has taken up, with what came of it. */
export const closeBreak = (
  db: Db,
  person: Person,
  id: number,
  note: string,
): Promise<Result<null, Fault>> =>
  act<null, Fault>(db, person, deedOf(id, note), async (tx) => {
    const row = await holdBreak(tx, id);
    if (!row) return refused({ code: 'NO_BREAK' });
    if (row.state > BREAK_STATES.taken) return refused({ code: 'BREAK_ENDED' });
    if (row.taken_by !== person.operatorId) return refused({ code: 'NOT_TAKEN' });
    await writeClosed(tx, id, { operatorId: person.operatorId, note });
    await publishPageChanges(tx, [PAGE], String(id));
    return ok({ before: seen(row), after: { state: 'closed' }, value: null });
  });
