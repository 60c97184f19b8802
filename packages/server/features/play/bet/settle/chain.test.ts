import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { seedDemoPlayers } from '../../../auth/login/register/seed.ts';
import { BET_FEATURES, openTestIssue, placeOn, row } from '../testing.ts';

const server = withTestServer({ features: BET_FEATURES });
const owner = () => server().owner;

/** A player below another, straight in the database. */
async function insertBelow(parent: bigint | null, group: number): Promise<bigint> {
  const { rows } = await sql<{ player_id: bigint }>`
    INSERT INTO player (user_name, nick_name, password_hash, parent, prize_group)
    VALUES (gen_random_uuid()::text, 'x', 'none', ${parent}, ${group})
    RETURNING player_id`.execute(owner());
  return rows[0]?.player_id ?? 0n;
}

const setGroup = (playerId: bigint, group: number) =>
  sql`UPDATE player SET prize_group = ${group} WHERE player_id = ${playerId}`.execute(owner());
const setParent = (playerId: bigint, parent: bigint | null) =>
  sql`SELECT player_move_to(${playerId}, ${parent})`.execute(owner());

const chainsOf = async (playerId: bigint) =>
  (
    await sql<{ ids: string[]; groups: number[] }>`
      SELECT ids, groups FROM rebate_chain WHERE player_id = ${playerId} ORDER BY version`.execute(
      owner(),
    )
  ).rows.map(({ ids, groups }) => [ids.map(BigInt), groups]);

describe('the tree of players', () => {
  it('has no group above that of the parent and no circle', async () => {
    const top = await insertBelow(null, 1980);
    const middle = await insertBelow(top, 1970);
    const low = await insertBelow(middle, 1960);
    await expect(insertBelow(low, 1962)).rejects.toThrow('above 1960');
    await expect(insertBelow(0n, 1800)).rejects.toThrow('is no parent');
    await expect(setGroup(middle, 1958)).rejects.toThrow('below that of a child');
    await expect(setGroup(middle, 1982)).rejects.toThrow('above 1980');
    await setGroup(low, 1970);
    await setGroup(top, 1970);
    await expect(setParent(top, low)).rejects.toThrow('stands above');
    await expect(setParent(low, low)).rejects.toThrow('stands above');
    await setParent(low, top);
  });

  it('has at most 20 above a player, whoever registers and whoever is moved', async () => {
    let deepest: bigint | null = null;
    for (let above = 0; above <= 20; above += 1) deepest = await insertBelow(deepest, 1900);
    await expect(insertBelow(deepest, 1900)).rejects.toThrow('more than 20');
    const parent = (
      await sql<{ id: bigint }>`
      SELECT parent AS id FROM player WHERE player_id = ${deepest}`.execute(owner())
    ).rows[0]!.id;
    const head = await insertBelow(null, 1900);
    await setParent(await insertBelow(null, 1900), parent);
    await insertBelow(head, 1900);
    await expect(setParent(head, parent)).rejects.toThrow('more than 20');
  });

  it('is seeded with three levels below the first agent', async () => {
    await seedDemoPlayers(server().platform, 'DEM', '');
    const { rows } = await sql<{ name: string; above: string[]; prize_group: number }>`
      SELECT p.user_name AS name, p.prize_group, ARRAY(
        SELECT a.user_name FROM unnest(line_above(p.player_id)) WITH ORDINALITY u(id, n)
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
    await setParent(child.playerId, top);
    const issue = await openTestIssue(server());
    const place = async () =>
      (await placeOn(server(), child.token, issue, [row('ssc.fixed', '3||||')])).code;
    expect(await place()).toBe('OK');
    await setGroup(top, 1970);
    // Nothing is written before a bet needs it.
    expect(await chainsOf(child.playerId)).toEqual([[[top], [1960, 1956]]]);
    expect(await place()).toBe('OK');
    expect(await place()).toBe('OK');
    expect((await read(child.playerId)).map(({ chain }) => chain)).toEqual([1, 2, 2]);
    expect(await chainsOf(child.playerId)).toEqual([
      [[top], [1960, 1956]],
      [[top], [1970, 1956]],
    ]);
    // A group that fell meanwhile is refused, a lower one is not.
    await setGroup(child.playerId, 1950);
    expect(await place()).toBe('REBATE_RANGE');
  });
});
