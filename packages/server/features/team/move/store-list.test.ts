import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { MoveState } from '@fairlot/wire/team/move';
import type { Tx } from '#platform/db';
import { FEW, fillPlayers, MANY, PAGE } from '#testing/fill-queues';
import { readsOf } from '#testing/reads-of';
import { withTestServer } from '#testing';
import { features } from '../../index.ts';
import { listOfAgent, listOfDesk } from './store-list.ts';

const server = withTestServer({ features, games: [] });
const AGENT = 1_000_001n;

/** Thousands of moves of one agent, all of them waiting or all refused. */
const fill = (state: 0 | 2) => async (tx: Tx) => {
  await fillPlayers(tx);
  await sql`
    INSERT INTO move_request (agent_id, player_id, to_parent, accounts, state, asked_at, decided_at)
    SELECT ${AGENT}, 1000000 + n, ${AGENT}, 51, ${sql.lit(state)}, app_now(), ${state === 0 ? sql`NULL` : sql`app_now()`}
    FROM generate_series(1, ${MANY}) n`.execute(tx);
  await sql`ANALYZE move_request`.execute(tx);
};

const idFar = async (tx: Tx, order: 'ASC' | 'DESC'): Promise<number> => {
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM move_request ORDER BY id ${sql.raw(order)} OFFSET ${MANY - PAGE - 10} LIMIT 1`.execute(
    tx,
  );
  return Number(rows[0]?.id);
};

test.each<[string, 0 | 2, 'ASC' | 'DESC', MoveState | undefined]>([
  ['moves that wait', 0, 'ASC', 'waiting'],
  ['moves that were refused', 2, 'DESC', 'refused'],
  ['all moves', 2, 'DESC', undefined],
])('of %s a page far behind is read alone', async (_, filled, order, state) => {
  let before = 0;
  const desk = (most: number) => async (tx: Tx) => {
    const of = { state, search: undefined, before: most === MANY ? undefined : before };
    expect(await listOfDesk(tx, of, most)).toHaveLength(most);
  };
  const filling = async (tx: Tx) => {
    await fill(filled)(tx);
    before = await idFar(tx, order);
  };
  const [far, all] = await readsOf(server().owner, 'move_request', filling, desk(PAGE), desk(MANY));
  expect(far).toBeLessThan(FEW);
  expect(all).toBeGreaterThanOrEqual(MANY);
});

test('of the moves of an agent a page far behind is read alone', async () => {
  let before: number | undefined;
  const own = (most: number) => async (tx: Tx) => {
    const of = { agentId: AGENT, before: most === MANY ? undefined : before };
    expect(await listOfAgent(tx, of, most)).toHaveLength(most);
  };
  const filling = async (tx: Tx) => {
    await fill(2)(tx);
    before = await idFar(tx, 'DESC');
  };
  const [far, all] = await readsOf(server().owner, 'move_request', filling, own(PAGE), own(MANY));
  expect(far).toBeLessThan(FEW);
  expect(all).toBeGreaterThanOrEqual(MANY);
});
