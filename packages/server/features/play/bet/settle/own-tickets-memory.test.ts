import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPlay } from '@fairlot/rules/play/index';
import { fairHttp } from '@fairlot/wire/play/fair';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { transaction } from '#platform/db';
import { startTestServer, type TestServer } from '#testing';
import { findIssue } from '../../lottery/issues/index.ts';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { BET_FEATURES, FIVE_DIGITS } from '../testing.ts';

/** What one account may make the server hold is bounded, whatever it has there. */
const MANY = 20_000;
let server: TestServer;
// Not audited: its bets are rows without money.
beforeAll(async () => {
  const startAt = Date.parse('2027-03-05T04:00:30Z');
  server = await startTestServer({ features: BET_FEATURES, startAt });
});
afterAll(() => server.stop());

const idOf = (n: number): string => `01990000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

it('holds and sends a few kilobytes for a player of twenty thousand tickets', async () => {
  await server.runJobs();
  const info = await server.call(lotteryHttp.getLotteryInfo, {
    GameIdList: [FIVE_DIGITS],
    Countdown: true,
  });
  const current = info.value[FIVE_DIGITS]?.CurrentIssue;
  const serial = current?.SerialNumber ?? 0;
  const issue = await findIssue(server.db, FIVE_DIGITS, serial);
  const player = await registerPlayer(server);
  await transaction(server.owner, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await sql`
      INSERT INTO bet (player_id, id, intent, issue_id, play_id, mode, prize_group, notes, multiple,
        terms_version, unit_stake, stake, accepted_at, odds, content)
      SELECT ${player.playerId}, ('01990000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
        gen_random_uuid(), ${issue?.id}, ${findPlay('ssc.fixed')?.id}, 0, 1956, 1, 1, 0, 2000, 2000,
        app_now(), '{97800}', (n % 10) || '||||'
      FROM generate_series(1, ${MANY}::int) AS n`.execute(tx);
  });
  await server.clock.set((current?.CloseTimeStamp ?? 0) + 100);
  await server.runJobs('fair.close');
  const ask = (After?: string) => {
    const input = { GameId: FIVE_DIGITS, SerialNumber: serial };
    const { token } = player;
    return server.call(fairHttp.getTickets, { ...input, ...(After && { After }) }, { token });
  };
  // The first page puts the hashes down; from then on a page is what is measured.
  expect((await ask()).value.Tickets).toHaveLength(50);
  const before = process.memoryUsage().arrayBuffers;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 1);
  const page = await ask(idOf(9_999));
  clearInterval(watch);
  expect(page.value.Tickets).toHaveLength(50);
  expect(page.value.Tickets[0]).toMatchObject({ Index: 9_999, Size: MANY });
  expect(page.value.Next).toBe(idOf(10_049));
  expect(JSON.stringify(page.body).length).toBeLessThan(100_000);
  expect(most - before).toBeLessThan(8_000_000);
  const { rows } = await sql<{ blocks: bigint }>`
    SELECT count(*) AS blocks FROM ticket_block WHERE issue_id = ${issue?.id}`.execute(server.db);
  expect(Number(rows[0]?.blocks)).toBe(Math.ceil(MANY / 256));
});
