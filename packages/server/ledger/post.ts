import { hash as hashText } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money } from '@fairlot/rules/core/money';
import { KEPT, newId, type Tx } from '#platform/db';
import { rowType } from '#platform/db-rows';
import type { Movement } from './movements/movement.ts';

/**
 * A typed call of the SQL function `ledger_post`, the only writer. It takes the caller's transaction
 * and cannot open one. Called last in a use case: it locks accounts, after every other row.
 */

/** Movements that stand or fall together: of one player, or of two and linked through transit. */
export type Unit = readonly Movement[];

/**
 * What became of a unit. `posted`: it happened now. `repeated`: it had happened before, the same.
 * `reused`: a key of it was used for something else. `short`: an account would fall below zero;
 * `balance` is what is available. `locked`: the account is frozen or closed. `ended`: a hold has less
 * left, which `balance` says, or it has expired.
 */
export type PostResult = {
  readonly verdict: 'posted' | 'repeated' | 'reused' | 'short' | 'locked' | 'ended';
  /**
   * Balance of the unit's last account of a player after it, of what is held only where there is no
   * other; null when reused and for the house.
   */
  readonly balance: Money | null;
  /** Id of the last journal of the unit, the first time; null when nothing was ever posted. */
  readonly journalId: string | null;
};

/** Verdicts by their numbers in SQL. */
export const VERDICTS = ['posted', 'repeated', 'reused', 'short', 'locked', 'ended'] as const;

function verdictOf(number: number): PostResult['verdict'] {
  const verdict = VERDICTS[number - 1];
  invariant(verdict, `verdict ${number} is known`);
  return verdict;
}

/** Posts one movement. */
export async function post(tx: Tx, movement: Movement): Promise<PostResult> {
  const [outcome] = await postAll(tx, [[movement]]);
  invariant(outcome, 'one unit has one outcome');
  return outcome;
}

type Row = { unit: number; verdict: number; journal_id: string | null; balance: bigint | null };

/** Posts many units in one call; the outcomes come in the order of the units. */
export async function postAll(tx: Tx, units: readonly Unit[]): Promise<readonly PostResult[]> {
  if (units.length === 0) return [];
  const { rows } = await sql<Row>`${KEPT}
    SELECT unit, verdict, journal_id, balance FROM ledger_post(${ledgerRows(units)})`.execute(tx);
  const results: PostResult[] = [];
  for (const row of rows) {
    const verdict = verdictOf(row.verdict);
    const balance = row.balance === null ? null : mills(row.balance);
    results[row.unit - 1] = { verdict, balance, journalId: row.journal_id };
  }
  invariant(results.length === units.length, 'every unit has an outcome');
  return results;
}

/**
 * Posts units that nothing may keep back, each for the first time: the error names the first that was not. What became
 * of the others stays in the database, so that many cost little.
 */
export async function postEvery(tx: Tx, units: readonly Unit[]): Promise<void> {
  if (units.length === 0) return;
  const { rows } = await sql<{ posted: number; first: [number, number] | null }>`${KEPT}
    SELECT count(*) FILTER (WHERE verdict = 1)::int AS posted,
      min(ARRAY[unit, verdict]) FILTER (WHERE verdict <> 1) AS first
    FROM ledger_post(${ledgerRows(units)})`.execute(tx);
  const { posted, first } = rows[0] ?? { posted: 0, first: null };
  if (first) {
    const [unit, verdict] = first;
    mustBePosted(units.slice(unit - 1, unit), [{ verdict: verdictOf(verdict) }]);
  }
  invariant(posted === units.length, 'every unit is posted');
}

/** Movements that nothing may keep back: whoever sees the error reads whose they were and what was in the way. */
export function mustBePosted(
  units: readonly Unit[],
  results: readonly Pick<PostResult, 'verdict'>[],
): void {
  results.forEach(({ verdict }, i) => {
    const [first] = units[i] ?? [];
    invariant(
      verdict === 'posted',
      `${first?.key} of player ${first?.playerId} was not posted: ${verdict}`,
    );
  });
}

/** Equal movements have equal hashes: a repeat is told from another use of the key. */
function hashOf({ kind, currency, reverses, postings }: Movement): Buffer {
  const parts = postings.map(
    ({ from, to, amount }) => `${from.kind},${from.ref},${to.kind},${to.ref},${amount}`,
  );
  // By way of hex: as bytes at once it takes six times as long.
  const text = `${kind}|${currency}|${reverses ?? ''}|${parts.join(';')}`;
  return Buffer.from(hashText('sha256', text), 'hex');
}

/** Columns of `ledger_posting`. */
export const POSTING = rowType('ledger_posting', [
  'unit',
  'player',
  'journal',
  'seq',
  'kind',
  'currency',
  'scope',
  'key',
  'hash',
  'reverses',
  'meta',
  'src',
  'src_ref',
  'dst',
  'dst_ref',
  'amount',
]);

/** Whose the keys are: movements have one scope. */
export const SCOPE = 1;

/**
 * The argument of `ledger_post` for units, numbered from 1. A store whose own SQL function calls
 * `ledger_post` passes it on: sql`SELECT * FROM bet_place(..., ${ledgerRows(units)})`.
 */
export const ledgerRows = (units: readonly Unit[]): RawBuilder<unknown> =>
  POSTING.of(
    units.flatMap((unit, index) =>
      unit.flatMap((movement) => {
        const journal = movement.id ?? newId();
        const hash = hashOf(movement);
        const meta = movement.subject ? JSON.stringify(movement.subject) : null;
        // Every bet comes by here: spelt out, a row costs half of one spread from another.
        return movement.postings.map(({ from, to, amount }, position) => ({
          unit: index + 1,
          player: movement.playerId,
          journal,
          seq: position + 1,
          kind: movement.kind,
          currency: movement.currency,
          scope: SCOPE,
          key: movement.key,
          hash,
          reverses: movement.reverses ?? null,
          meta,
          src: from.kind,
          src_ref: from.ref,
          dst: to.kind,
          dst_ref: to.ref,
          amount,
        }));
      }),
    ),
  );
