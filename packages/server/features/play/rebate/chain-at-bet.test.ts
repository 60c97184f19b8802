import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { transaction, type Executor } from '#platform/db';
import { withTestServer } from '#testing';
import { BET_FEATURES, makePlayers, openTestIssue, row, type TestIssue } from '../bet/testing.ts';
import { placeRows, tryRows } from '../bet/testing/settled.ts';

/** The chain that a bet names is the tree with its groups at the acceptance of the bet. */
const server = withTestServer({ features: BET_FEATURES });
const CHAIN_WALK = join(import.meta.dirname, '../../../migrations/functions/chain_walk.sql');
const RICH = mills(100_000_000n);

async function child(group: number, parent: bigint | null = null): Promise<bigint> {
  const [made] = await makePlayers(server(), 1, RICH, { group, parent });
  invariant(made !== undefined, 'a player was made');
  return made;
}

const setGroup = (id: bigint, group: number) =>
  sql`UPDATE player SET prize_group = ${group} WHERE player_id = ${id}`.execute(server().owner);

type Chain = { readonly ids: readonly bigint[]; readonly groups: readonly number[] };

/** The chains of bets of a player, in the order of their acceptance. */
async function chainsOfBets(playerId: bigint): Promise<readonly (Chain & { grp: number })[]> {
  const { rows } = await sql<{ ids: bigint[]; groups: number[]; grp: number }>`
    SELECT c.ids, c.groups, b.prize_group AS grp FROM bet b
    JOIN rebate_chain c ON c.player_id = b.player_id AND c.version = b.chain
    WHERE b.player_id = ${playerId} ORDER BY b.accepted_at, b.id`.execute(server().owner);
  return rows.map(({ ids, groups, grp }) => ({ ids: ids.map(BigInt), groups, grp }));
}

const bet = (id: bigint, issue: TestIssue, PrizeGroup: number) =>
  placeRows(server(), id, issue, [row('ssc.fixed', '3||||', { PrizeGroup })]);

/** A player of the tree by place, and what happens there: a bet, a higher or lower group, or somebody registers. */
const steps = fc.array(
  fc.tuple(fc.nat(), fc.constantFrom('bet', 'bet', 'raise', 'lower', 'register', 'move')),
  { minLength: 5, maxLength: 24 },
);

it('names the tree and the groups of its moment, whatever was changed between bets', async () => {
  type Stand = { readonly id: bigint; parent: bigint | null; group: number };
  const issue = await openTestIssue(server());
  await fc.assert(
    fc.asyncProperty(steps, async (acts) => {
      const tree = new Map<bigint, Stand>();
      const register = async (parent: Stand | undefined, group: number) => {
        const id = await child(group, parent?.id ?? null);
        tree.set(id, { id, parent: parent?.id ?? null, group });
      };
      const lineOf = (stand: Stand): Stand[] => {
        const above = stand.parent === null ? undefined : tree.get(stand.parent);
        return [...(above ? lineOf(above) : []), stand];
      };
      const wanted = new Map<bigint, Chain[]>();
      await register(undefined, 1980);
      for (const [at, act] of acts) {
        const all = [...tree.values()];
        const stand = all[at % all.length]!;
        if (act === 'register') await register(stand, stand.group - (at % 3) * 2);
        else if (act === 'move') {
          const target = all[Math.floor(at / 7) % all.length]!;
          const moved = await sql`SELECT player_move_to(${stand.id}, ${target.id})`
            .execute(server().owner)
            .then(
              () => true,
              () => false,
            );
          if (moved) stand.parent = target.id;
        } else if (act === 'bet') {
          await bet(stand.id, issue, stand.group - (at % 2) * 2);
          const line = lineOf(stand);
          // Without anybody above and at the own group nothing is named.
          if (line.length === 1 && at % 2 === 0) continue;
          const ids = line.slice(0, -1).map(({ id }) => id);
          const groups = line.map(({ group }) => group);
          wanted.set(stand.id, [...(wanted.get(stand.id) ?? []), { ids, groups }]);
        } else {
          const group = stand.group + (act === 'raise' ? 2 : -2);
          const changed = await setGroup(stand.id, group).then(
            () => true,
            () => false,
          );
          if (changed) stand.group = group;
        }
      }
      for (const [id, chains] of wanted) {
        expect((await chainsOfBets(id)).map(({ ids, groups }) => ({ ids, groups }))).toEqual(
          chains,
        );
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);

/** Bets of one player while both groups above them change in one transaction, and the own one too. */
async function betBesideRaises(bets: number) {
  const top = await child(1960);
  const middle = await child(1960, top);
  const player = await child(1950, middle);
  const issue = await openTestIssue(server());
  let isOver = false;
  const raises = (async () => {
    for (let n = 1; !isOver; n += 1) {
      await transaction(server().owner, async (tx) => {
        const group = 1960 + (n % 2) * 2;
        // One falls before the one above does.
        const order = n % 2 === 1 ? [top, middle] : [middle, top];
        for (const id of order) {
          await sql`UPDATE player SET prize_group = ${group} WHERE player_id = ${id}`.execute(tx);
        }
        const own = 1950 - (n % 2) * 2;
        await sql`UPDATE player SET prize_group = ${own} WHERE player_id = ${player}`.execute(tx);
      });
    }
  })();
  for (let n = 0; n < bets; n += 1) {
    await tryRows(server(), player, issue, [row('ssc.fixed', '3||||', { PrizeGroup: 1950 })]);
    await tryRows(server(), player, issue, [row('ssc.fixed', '3||||', { PrizeGroup: 1948 })]);
  }
  isOver = true;
  await raises;
  return (await chainsOfBets(player)).map(({ groups, grp }) => ({ groups, grp }));
}

const isWhole = ({
  groups: [top, middle, own = 0],
  grp,
}: {
  groups: readonly number[];
  grp: number;
}) => top === middle && own === 1950 - ((top ?? 0) - 1960) && grp <= own;

it('is never half of a change that is committed beside the bet', async () => {
  const chains = await betBesideRaises(40);
  expect(chains.length).toBeGreaterThan(40);
  expect(chains.filter((chain) => !isWhole(chain))).toEqual([]);
}, 60_000);

it('control: a chain read by several statements is half of a change', async () => {
  await sql`
    CREATE OR REPLACE FUNCTION chain_walk(_players bigint[]) RETURNS rebate_chain[]
    LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
    DECLARE
      _id bigint := _players[1];
      _ids bigint[] := '{}';
      _groups smallint[] := '{}';
      _at player;
    BEGIN
      LOOP
        SELECT * INTO _at FROM player WHERE player_id = _id;
        _groups := _at.prize_group || _groups;
        EXIT WHEN _at.parent IS NULL;
        _ids := _at.parent || _ids;
        _id := _at.parent;
        PERFORM pg_sleep(0.002);
      END LOOP;
      RETURN ARRAY[(_players[1], NULL, _ids, _groups, NULL)::rebate_chain];
    END $$`.execute(server().owner);
  const chains = await betBesideRaises(40);
  await sql.raw(readFileSync(CHAIN_WALK, 'utf8')).execute(server().owner);
  expect(chains.filter((chain) => !isWhole(chain))).not.toEqual([]);
}, 60_000);

it('is one version where two transactions keep the same chain at once', async () => {
  const top = await child(1960);
  const player = await child(1950, top);
  const keep = (db: Executor) =>
    sql<{ versions: number[] }>`
      SELECT chain_keep(chain_walk(ARRAY[${player}::bigint])) AS versions`.execute(db);
  const versions = async () =>
    (
      await sql<{ version: number }>`
        SELECT version FROM rebate_chain WHERE player_id = ${player}`.execute(server().owner)
    ).rows.map(({ version }) => version);
  for (const isKept of [false, true]) {
    let second: ReturnType<typeof keep> | undefined;
    await transaction(server().owner, async (tx) => {
      await keep(tx);
      second = keep(server().owner);
      await sql`SELECT pg_sleep(0.05)`.execute(tx);
      if (!isKept) throw new Error('rolled back');
    }).catch(() => undefined);
    expect((await second)?.rows[0]?.versions).toEqual([1]);
    expect(await versions()).toEqual([1]);
  }
});
