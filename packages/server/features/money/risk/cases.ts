import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { CASE_CODES, OPEN_CODES } from '@fairlot/wire/money/risk';
import type { Db } from '#platform/db';
import { act, type Person } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { unflagByProgram } from '../../account/privilege/index.ts';
import { CASES_PAGE } from './judge.ts';
import { CASE_STATES, nameIn, type Outcome } from './kinds.ts';
import { findPlayer } from './store-player.ts';
import {
  addNote,
  type CaseRow,
  holdCase,
  openByHand,
  writeClosed,
  writeTaken,
} from './store-case.ts';

/** What operators do about cases (product 3.5). */
const CHANGE = 'risk.cases.change';
const MOST_NOTES = 200;

type Codes<K extends keyof typeof CASE_CODES> = Refusal<Pick<typeof CASE_CODES, K>>;
const deedOf = (id: number, reason: string) =>
  ({ permission: CHANGE, target: `case ${id}`, reason }) as const;
const seen = (row: CaseRow) => ({ state: nameIn(CASE_STATES, row.state), taker: row.taker });

/** Opens one by hand, which freezes nothing. */
export const openCase = (
  db: Db,
  person: Person,
  { userName, reason }: { readonly userName: string; readonly reason: string },
): Promise<Result<null, Refusal<typeof OPEN_CODES>>> =>
  act<null, Refusal<typeof OPEN_CODES>>(
    db,
    person,
    { permission: CHANGE, target: `player ${userName}`, reason },
    async (tx) => {
      const player = await findPlayer(tx, userName);
      if (player === undefined) return refused({ code: 'NO_SUCH_PLAYER' });
      const { operatorId } = person;
      const id = await openByHand(tx, { playerId: player, operatorId, reason });
      if (id === undefined) return refused({ code: 'CASE_IS_OPEN' });
      await publishPageChanges(tx, [CASES_PAGE], String(id));
      return ok({ before: null, after: { case: id }, value: null });
    },
  );

/** Takes a case up, also one that somebody else took. */
export const takeCase = (
  db: Db,
  person: Person,
  id: number,
  reason: string,
): Promise<Result<null, Codes<'NO_CASE' | 'CASE_CLOSED'>>> =>
  act<null, Codes<'NO_CASE' | 'CASE_CLOSED'>>(db, person, deedOf(id, reason), async (tx) => {
    const row = await holdCase(tx, id);
    if (!row) return refused({ code: 'NO_CASE' });
    if (row.state === CASE_STATES.closed) return refused({ code: 'CASE_CLOSED' });
    await writeTaken(tx, id, person.operatorId);
    await publishPageChanges(tx, [CASES_PAGE], String(id));
    return ok({ before: seen(row), after: { state: 'taken' }, value: null });
  });

export const noteCase = (
  db: Db,
  person: Person,
  id: number,
  note: string,
): Promise<Result<null, Codes<'NO_CASE' | 'CASE_CLOSED' | 'NOTES_FULL'>>> =>
  act<null, Codes<'NO_CASE' | 'CASE_CLOSED' | 'NOTES_FULL'>>(
    db,
    person,
    deedOf(id, note),
    async (tx) => {
      const row = await holdCase(tx, id);
      if (!row) return refused({ code: 'NO_CASE' });
      if (row.state === CASE_STATES.closed) return refused({ code: 'CASE_CLOSED' });
      const isNoted = await addNote(tx, id, { author: person.name, note, most: MOST_NOTES });
      if (!isNoted) return refused({ code: 'NOTES_FULL' });
      await publishPageChanges(tx, [CASES_PAGE], String(id));
      return ok({ before: null, after: { note }, value: null });
    },
  );

/** Closes a case that one has taken up; a clean one gives back the funds that the rules froze for it. */
export const closeCase = (
  db: Db,
  person: Person,
  id: number,
  { outcome, note }: { readonly outcome: Outcome; readonly note: string },
): Promise<Result<null, Codes<'NO_CASE' | 'CASE_CLOSED' | 'NOT_TAKEN'>>> =>
  act<null, Codes<'NO_CASE' | 'CASE_CLOSED' | 'NOT_TAKEN'>>(
    db,
    person,
    deedOf(id, note),
    async (tx) => {
      const row = await holdCase(tx, id);
      if (!row) return refused({ code: 'NO_CASE' });
      if (row.state === CASE_STATES.closed) return refused({ code: 'CASE_CLOSED' });
      if (row.taken_by !== person.operatorId) return refused({ code: 'NOT_TAKEN' });
      // His row first: a request that holds it and opens a case waits for a case that is being closed.
      const isLifted =
        outcome === 'clean' &&
        row.is_frozen &&
        (await unflagByProgram(tx, row.player_id, 'FUNDS_FREEZE'));
      await writeClosed(tx, id, { operatorId: person.operatorId, outcome, note });
      await publishPageChanges(tx, [CASES_PAGE], String(id));
      return ok({ before: seen(row), after: { state: 'closed', outcome, isLifted }, value: null });
    },
  );
