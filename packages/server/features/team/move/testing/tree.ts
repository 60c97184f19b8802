import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { invariant } from '@fairlot/rules/core/invariant';
import type { TestServer } from '#testing';

let made = 0;

export type Node = { readonly id: bigint; readonly name: string };
type Of = { readonly below?: Node; readonly group?: number; readonly isAgent?: boolean };

/** An account without a login and without money, below another or at the top; an agent unless said otherwise. */
export async function grow(
  { owner }: Pick<TestServer, 'owner'>,
  { below, group = 1900, isAgent = true }: Of = {},
): Promise<Node> {
  made += 1;
  const name = `line${String(made).padStart(5, '0')}`;
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO player (user_name, nick_name, password_hash, is_agent, prize_group, parent)
    VALUES (${name}, ${name}, 'none', ${isAgent}, ${group}, ${below?.id ?? null})
    RETURNING player_id AS id`.execute(owner);
  invariant(rows[0], 'an account was made');
  return { id: rows[0].id, name };
}

/** A line of so many agents, each below the one before. */
export async function growDown(
  server: Pick<TestServer, 'owner'>,
  count: number,
  of: Of = {},
): Promise<readonly Node[]> {
  const nodes: Node[] = [];
  for (let n = 0; n < count; n += 1) {
    const below = nodes.at(-1) ?? of.below;
    nodes.push(await grow(server, { ...of, ...(below && { below }) }));
  }
  return nodes;
}

export async function aboveOf({ owner }: Pick<TestServer, 'owner'>, { id }: Node) {
  const { rows } = await sql<{ ids: bigint[] }>`SELECT line_above(${id}) AS ids`.execute(owner);
  return rows[0]?.ids ?? [];
}

/** Waits until so many statements of this database wait for a lock. */
export async function untilWaiting(
  { owner }: Pick<TestServer, 'owner'>,
  count: number,
): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(owner);
    if ((rows[0]?.n ?? 0) >= count) return;
    await delay(10);
  }
  invariant(false, `${count} statements wait for a lock`);
}

/** A link of an agent by which players of 1800 register. */
export async function linkOf({ owner }: Pick<TestServer, 'owner'>, { id }: Node): Promise<string> {
  made += 1;
  const code = made.toString(8).padStart(10, '0').replaceAll('0', '8').replaceAll('1', '9');
  await sql`
    INSERT INTO register_link (code, maker, is_agent, prize_group, made_at, note)
    VALUES (${code}, ${id}, false, 1800, app_now(), '')`.execute(owner);
  return code;
}

/**
 * Runs two acts that meet: the first is stopped as it writes into a table, the second begins and waits for it or gets as far, then
 * both go on. What they end with.
 */
export async function meet<A, B>(
  { owner }: Pick<TestServer, 'owner'>,
  table:
    | 'player_move'
    | 'move_request'
    | 'player_removal'
    | 'register_link_use'
    | 'bet'
    | 'deposit'
    | 'session',
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<readonly [PromiseSettledResult<A>, PromiseSettledResult<B>]> {
  let one: Promise<A> | undefined;
  let two: Promise<B> | undefined;
  await owner.transaction().execute(async (tx) => {
    await sql`LOCK TABLE ${sql.table(table)} IN SHARE MODE`.execute(tx);
    one = first();
    one.catch(() => undefined);
    await untilWaiting({ owner }, 1);
    two = second();
    two.catch(() => undefined);
    await Promise.race([two.catch(() => undefined), untilWaiting({ owner }, 2)]);
  });
  invariant(one && two, 'both began');
  return Promise.allSettled([one, two]);
}
