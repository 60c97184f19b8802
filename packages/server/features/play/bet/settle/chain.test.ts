import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { seedDemoPlayers } from '../../../auth/login/register/seed.ts';
import { BET_FEATURES, openTestIssue, placeOn, row } from '../testing.ts';

const server = withTestServer({ features: BET_FEATURES });
const owner = () => server().owner;

type Made = { player_id: bigint; path: bigint[]; chain: number };

/** A player below another, straight in the database. */
async function insertBelow(parent: bigint | null, group: number): Promise<Made> {
  const { rows } = await sql<Made>`
    INSERT INTO player (user_name, nick_name, password_hash, parent, prize_group)
    VALUES (gen_random_uuid()::text, 'x', 'none', ${parent}, ${group})
    RETURNING player_id, path, chain`.execute(owner());
  return rows[0] as Made;
}

const setGroup = (playerId: bigint, group: number) =>
  sql`UPDATE player SET prize_group = ${group} WHERE player_id = ${playerId}`.execute(owner());

const chainsOf = async (playerId: bigint) =>
  (
    await sql<{ ids: string[]; groups: number[] }>`
      SELECT ids, groups FROM rebate_chain WHERE player_id = ${playerId} ORDER BY version`.execute(
      owner(),
    )
  ).rows.map(({ ids, groups }) => [ids.map(BigInt), groups]);

describe('the tree of players', () => {
  it('keeps the path of each player, and never a group above that of the parent', async () => {
    const top = await insertBelow(null, 1980);
    const middle = await insertBelow(top.player_id, 1970);
    const low = await insertBelow(middle.player_id, 1960);
    expect(low.path).toEqual([top.player_id, middle.player_id]);
    expect(await chainsOf(low.player_id)).toEqual([[low.path, [1980, 1970, 1960]]]);
    await expect(insertBelow(low.player_id, 1962)).rejects.toThrow('above 1960');
    await expect(insertBelow(0n, 1800)).rejects.toThrow('is no parent');
    await expect(setGroup(middle.player_id, 1958)).rejects.toThrow('below that of a child');
    await expect(setGroup(middle.player_id, 1982)).rejects.toThrow('above 1980');
    const move = sql`UPDATE player SET parent = ${top.player_id} WHERE player_id = ${low.player_id}`;
    await expect(move.execute(owner())).rejects.toThrow('stays where he is');

    // A change of one in the middle begins a new chain of all below him, and leaves the old ones.
    await setGroup(middle.player_id, 1968);
    expect(await chainsOf(top.player_id)).toHaveLength(1);
    expect(await chainsOf(low.player_id)).toEqual([
      [low.path, [1980, 1970, 1960]],
      [low.path, [1980, 1968, 1960]],
    ]);
  });

  it('finds who is below a player by index', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT player_id FROM player WHERE path @> ARRAY[1::bigint] AND path <> '{}'`.execute(
      owner(),
    );
    expect(rows.map((line) => line['QUERY PLAN']).join(' ')).toMatch(/player_below|Seq Scan/);
  });

  it('is seeded with three levels below the first agent', async () => {
    await seedDemoPlayers(server().platform, 'DEM', '');
    const { rows } = await sql<{ name: string; above: string[]; prize_group: number }>`
      SELECT p.user_name AS name, p.prize_group, ARRAY(
        SELECT a.user_name FROM unnest(p.path) WITH ORDINALITY u(id, n)
        JOIN player a ON a.player_id = u.id ORDER BY n) AS above
      FROM player p WHERE p.user_name = 'player1'`.execute(owner());
    expect(rows).toEqual([
      { name: 'player1', above: ['agent01', 'agent02', 'agent03'], prize_group: 1956 },
    ]);
  });
});

describe('a bet', () => {
  const read = async (playerId: bigint) =>
    (
      await sql<{ grp: number; chain: number | null; odds: bigint[] }>`
        SELECT prize_group AS grp, chain, odds FROM bet WHERE player_id = ${playerId} ORDER BY accepted_at`.execute(
        owner(),
      )
    ).rows;

  it('is taken at any group up to the own one, and names the chain where a rebate may follow', async () => {
    const alone = await registerPlayer(server());
    const issue = await openTestIssue(server());
    const place = async (PrizeGroup: number) =>
      (await placeOn(server(), alone.token, issue, [row('ssc.fixed', '3||||', { PrizeGroup })]))
        .code;
    expect([await place(1956), await place(1800)]).toEqual(['OK', 'OK']);
    expect(await read(alone.playerId)).toEqual([
      { grp: 1956, chain: null, odds: [97_800n] },
      { grp: 1800, chain: 1, odds: [90_000n] },
    ]);
    // Odds of the game leave nothing over.
    expect((await placeOn(server(), alone.token, issue, [row('ssc.c.total', 'big')])).code).toBe(
      'OK',
    );
    expect((await read(alone.playerId))[2]).toMatchObject({ grp: null, chain: null });
  });

  it('keeps the chain that it was taken with', async () => {
    const top = await insertBelow(null, 1960);
    const child = await registerPlayer(server());
    await sql`ALTER TABLE player DISABLE TRIGGER placed`.execute(owner());
    await sql`
      UPDATE player SET parent = ${top.player_id}, path = ARRAY[${top.player_id}::bigint]
      WHERE player_id = ${child.playerId}`.execute(owner());
    await sql`ALTER TABLE player ENABLE TRIGGER placed`.execute(owner());
    const issue = await openTestIssue(server());
    const place = async () =>
      (await placeOn(server(), child.token, issue, [row('ssc.fixed', '3||||')])).code;
    expect(await place()).toBe('OK');
    await setGroup(top.player_id, 1970);
    expect(await place()).toBe('OK');
    expect((await read(child.playerId)).map(({ chain }) => chain)).toEqual([1, 2]);
    // A group that fell meanwhile is refused, a lower one is not.
    await setGroup(child.playerId, 1950);
    expect(await place()).toBe('REBATE_RANGE');
  });
});
