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
