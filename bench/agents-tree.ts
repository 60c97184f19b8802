import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { type Tx, transaction } from '@fairlot/server/platform/db';
import type { BetDatabase } from './bet-database.ts';

/** The size of a tree: agents below the top, each with so many members in twelve levels. */
export type TreeShape = {
  readonly heads: number;
  readonly members: number;
  /** Members directly below each head. */
  readonly directs: number;
  /** How much wider each level is than the one above it. */
  readonly growth: number;
};

export const TREES = {
  full: { heads: 10, members: 10_000, directs: 50, growth: 1.6 },
  tenth: { heads: 10, members: 1_000, directs: 50, growth: 1.12 },
  small: { heads: 2, members: 100, directs: 8, growth: 1.03 },
} as const satisfies Readonly<Record<string, TreeShape>>;

export type Tree = {
  readonly top: bigint;
  readonly heads: readonly bigint[];
  /** An agent directly below the top with `PLAIN_MEMBERS` members. */
  readonly plain: bigint;
  /** All players, the top first. */
  readonly ids: readonly bigint[];
};

export const PLAIN_MEMBERS = 20;
/** Before every day that a report of the bench reads. */
const MADE_BEFORE = sql`app_now() - interval '40 days'`;

type Place = { readonly n: number; readonly parent: number; readonly level: number };

/** Where each player stands by number: 0 is the top, then come the heads, their members, and the plain agent with members. */
function placesOf({ heads, members, directs, growth }: TreeShape): readonly Place[] {
  const places: Place[] = [{ n: 0, parent: -1, level: 0 }];
  const add = (parent: number): number => {
    const n = places.length;
    places.push({ n, parent, level: (places[parent]?.level ?? 0) + 1 });
    return n;
  };
  for (let head = 0; head < heads; head += 1) {
    const first = add(0);
    for (let m = 0; m < members; m += 1) {
      add(m < directs ? first : first + 1 + Math.floor((m - directs) / growth));
    }
  }
  const plain = add(0);
  for (let m = 0; m < PLAIN_MEMBERS; m += 1) add(plain);
  return places;
}

async function insertLevel(tx: Tx, name: string, first: bigint, level: readonly Place[]) {
  await sql`
    INSERT INTO player (player_id, user_name, nick_name, password_hash, is_agent, parent, prize_group, created_at)
    SELECT ${first} + g.n, ${name} || g.n, ${name} || g.n, 'none', true, CASE WHEN g.parent >= 0 THEN ${first} + g.parent END,
      CASE WHEN g.parent < 0 THEN 1970 ELSE 1956 END, ${MADE_BEFORE}
    FROM unnest(${level.map(({ n }) => n)}::int[], ${level.map(({ parent }) => parent)}::int[]) g(n, parent)`.execute(
    tx,
  );
}

/** Inserts a tree level by level, so that its triggers see the parents. Everybody in it is an agent. */
export async function plantTree(
  { owner }: BetDatabase,
  first: bigint,
  shape: TreeShape,
): Promise<Tree> {
  const places = placesOf(shape);
  const deepest = Math.max(...places.map(({ level }) => level));
  invariant(deepest === 12, `the tree has twelve levels below its top, not ${deepest}`);
  const name = randomUUID().slice(0, 8);
  await transaction(owner, async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    for (let level = 0; level <= deepest; level += 1) {
      await insertLevel(
        tx,
        name,
        first,
        places.filter((place) => place.level === level),
      );
    }
  });
  await sql`ANALYZE player`.execute(owner);
  const size = shape.members + 1;
  return {
    top: first,
    heads: Array.from({ length: shape.heads }, (_, head) => first + BigInt(1 + head * size)),
    plain: first + BigInt(1 + shape.heads * size),
    ids: places.map(({ n }) => first + BigInt(n)),
  };
}
