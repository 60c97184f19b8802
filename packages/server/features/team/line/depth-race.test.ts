import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { transaction, type Executor } from '#platform/db';
import { withTestServer } from '#testing';
import { BET_FEATURES, makePlayers } from '../../play/bet/testing.ts';

/** A move and a registration at once: neither the 20 levels nor the groups can be broken between them. */
const server = withTestServer({ features: BET_FEATURES });
const LINE_LOCK = join(import.meta.dirname, '../../../migrations/functions/line_lock.sql');

async function chainOf(length: number): Promise<readonly bigint[]> {
  const ids: bigint[] = [];
  for (let n = 0; n < length; n += 1) {
    const parent = ids.at(-1) ?? null;
    ids.push((await makePlayers(server(), 1, mills(1n), { group: 1900, parent }))[0]!);
  }
  return ids;
}

const register = (db: Executor, parent: bigint) =>
  sql`
    INSERT INTO player (user_name, nick_name, password_hash, parent, prize_group)
    VALUES (gen_random_uuid()::text, 'x', 'none', ${parent}, 1900)`.execute(db);

/** The head of two goes below the 18th level while somebody registers below the second. */
async function moveBesideRegistration() {
  const deep = await chainOf(19);
  const [head = 0n, second = 0n] = await chainOf(2);
  let registered: Promise<unknown> | undefined;
  await transaction(server().owner, async (tx) => {
    await sql`SELECT player_move_to(${head}, ${deep[18] ?? 0n})`.execute(tx);
    registered = register(server().owner, second).then(
      () => 'registered',
      (error: unknown) => String(error),
    );
    await sql`SELECT pg_sleep(0.1)`.execute(tx);
  });
  const answer = await registered;
  const { rows } = await sql<{ above: number }>`
    SELECT max(cardinality(line_above(player_id))) AS above FROM player`.execute(server().owner);
  return { answer, above: rows[0]?.above };
}

it('refuses who would stand too deep after the move', async () => {
  const { answer, above } = await moveBesideRegistration();
  expect(answer).toContain('more than 20');
  expect(above).toBe(20);
});

it('control: without the lock both go through, and somebody stands too deep', async () => {
  await sql`
    CREATE OR REPLACE FUNCTION line_lock(_exclusive boolean) RETURNS void
    LANGUAGE plpgsql AS 'BEGIN END'`.execute(server().owner);
  const { answer, above } = await moveBesideRegistration();
  await sql.raw(readFileSync(LINE_LOCK, 'utf8')).execute(server().owner);
  expect(answer).toBe('registered');
  expect(above).toBe(21);
});
