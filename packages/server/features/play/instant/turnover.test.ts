import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { KIND } from '@fairlot/rules/core/journal-kinds';
import { mills } from '@fairlot/rules/core/money';
import { wageringHttp } from '@fairlot/wire/money/wagering';
import { type Db, transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { row } from '../bet/testing.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { openLine, wagering } from '../../money/wagering/index.ts';
import { FIVE_AT_ONCE, INSTANT_FEATURES, INSTANT_GAMES, playRound } from './testing.ts';

/** What rounds turn over, and the lines that it does; the audit judges too. */
const server = withTestServer({
  features: INSTANT_FEATURES,
  games: INSTANT_GAMES,
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});

async function auditOf(db: Db): Promise<readonly string[]> {
  const found = (wagering.invariants ?? []).map((each) => (each.findRecent ?? each.find)(db));
  return (await Promise.all(found)).flat();
}

/** A player without the line that his welcome opened. */
async function newPlayer(): Promise<TestPlayer> {
  const player = await registerPlayer(server());
  await sql`UPDATE requirement SET state = 2, ended_by = 3, ended_at = app_now()
    WHERE player_id = ${player.playerId}`.execute(server().owner);
  return player;
}

const open = ({ playerId }: TestPlayer, amount: bigint, key: string) =>
  transaction(server().db, (tx) =>
    openLine(tx, { playerId, kind: KIND.fund, key, amount: mills(amount), times: 100 }),
  );
const told = async ({ token }: TestPlayer) =>
  (await server().call(wageringHttp.getRequirement, null, { token })).value;
const linesOf = async (player: TestPlayer) =>
  (await told(player)).Lines.filter(({ State }) => State !== 2)
    .toSorted((a, b) => a.Id - b.Id)
    .map(({ Done, State }) => [Done, State]);
const side = (code: string, amount: number) => row('ssc.c.total', code, { Amount: mills(amount) });

it('counts at once what a round staked, without what covers too much and what is bet against oneself', async () => {
  const player = await newPlayer();
  await playRound(server(), player, { rows: [side('big', 5_000)] });
  expect((await told(player)).Counted).toEqual([]);
  await open(player, 30_000n, 'a');
  const { value } = await playRound(server(), player, {
    rows: [
      row('ssc.fixed', '4||||', { Multiple: 3 }), // 6.000
      row('ssc.fixed', '0,1,2,3,4,5,6||||'), // 14.000, seven of ten
      side('big', 9_000),
      side('small', 4_000), // 8.000 against oneself
    ],
  });
  const { Counted, Gap } = await told(player);
  expect(Counted).toEqual([
    {
      GameId: FIVE_AT_ONCE,
      SerialNumber: value.SerialNumber,
      Stake: 33_000n,
      TooWide: 14_000n,
      Opposed: 8_000n,
      Counted: 11_000n,
      TimeStamp: value.DrawTimeStamp,
    },
  ]);
  expect([Gap, await linesOf(player)]).toEqual([19_000n, [[11_000n, 0]]]);
  // The same sides in the round after it are another draw: they stand against nothing.
  await playRound(server(), player, { rows: [side('small', 9_000)] });
  expect(await linesOf(player)).toEqual([[20_000n, 0]]);
});

it('counts nothing for opposite bets and ties of a round', async () => {
  const player = await newPlayer();
  await open(player, 900_000n, 'a');
  const halves = [
    row('ssc.fixed', '0,1,2,3,4||||', { Multiple: 20 }),
    row('ssc.fixed', '5,6,7,8,9||||', { Multiple: 20 }),
  ];
  for (let round = 0; round < 12; round += 1) {
    // Dragon and tiger of two places, which tie in one round of ten.
    const sides = ['龙', '虎'].map((side) => row('ssc.dt34.two', side, { Multiple: 5 }));
    await playRound(server(), player, { rows: [...halves, ...sides, row('ssc.fixed', '||1||')] });
  }
  expect(await linesOf(player)).toEqual([[24_000n, 0]]);
  // The control: the final audit names a changed certain part.
  const audit = () => auditOf(server().db);
  expect(await audit()).toEqual([]);
  const change = (by: number) =>
    sql`UPDATE instant_turnover SET covered = covered + ${by}
      WHERE player_id = ${player.playerId} AND serial = 1`.execute(server().owner);
  await change(1);
  expect((await audit()).filter((line) => line.includes('certain'))).toHaveLength(1);
  await change(-1);
});

it('does lines in their order, and carries nothing over', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
      async (lines, rounds) => {
        const player = await newPlayer();
        for (const [n, base] of lines.entries()) await open(player, BigInt(base) * 1_000n, `l${n}`);
        const left = lines.map((base) => base * 1_000);
        for (const amount of rounds) {
          await playRound(server(), player, { rows: [side('big', amount * 1_000)] });
          let over = amount * 1_000;
          for (const [n, gap] of left.entries()) {
            const given = Math.min(gap, over);
            left[n] = gap - given;
            over -= given;
          }
        }
        const expected = lines.map((base, n) => [
          BigInt(base * 1_000 - left[n]!),
          left[n] === 0 ? 1 : 0,
        ]);
        expect(await linesOf(player)).toEqual(expected);
      },
    ),
    { numRuns: 4, seed: 98 },
  );
});

it('ends the lines of whoever has nothing left', async () => {
  for (let tries = 0; tries < 30; tries += 1) {
    const player = await newPlayer();
    await open(player, 90_000_000n, 'much');
    const rows = [row('ssc.fixed', '4||||', { Multiple: 5_000 })];
    const { value } = await playRound(server(), player, { rows });
    const line = (await told(player)).Lines.find(({ State }) => State !== 2);
    const isLost = value.WalletAmount === 0n;
    expect([line?.State, line?.EndedBy]).toEqual(isLost ? [1, 2] : [0, null]);
    // Nine of ten lose all that they have.
    if (isLost) return;
  }
  throw new Error('thirty wins in a row');
});

it('is let go of a year after its line has ended', async () => {
  const player = await newPlayer();
  await open(player, 5_000n, 'short');
  await playRound(server(), player, { rows: [side('big', 5_000)] });
  expect(await linesOf(player)).toEqual([[5_000n, 1]]);
  const { playerId } = player;
  const left = async () => {
    const { rows } = await sql<{ n: bigint }>`
      SELECT (SELECT count(*) FROM instant_part WHERE player_id = ${playerId})
        + (SELECT count(*) FROM instant_turnover WHERE player_id = ${playerId}) AS n`.execute(
      server().owner,
    );
    return Number(rows[0]?.n);
  };
  const age = (days: number) =>
    sql`
    WITH line AS (UPDATE requirement SET ended_at = ended_at - ${days} * interval '1 day' WHERE player_id = ${playerId})
    UPDATE instant_turnover SET counted_at = counted_at - ${days} * interval '1 day'
    WHERE player_id = ${playerId}`.execute(server().owner);
  await age(364);
  const forget = () => sql`SELECT turnover_forget(1)`.execute(server().db);
  await forget();
  expect(await left()).toBe(2);
  await age(2);
  for (let tries = 0; tries < 6; tries += 1) await forget();
  expect(await left()).toBe(0);
});
