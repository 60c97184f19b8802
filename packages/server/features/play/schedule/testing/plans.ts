import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import type { Input, Output } from '@fairlot/wire/core';
import type { TestReply, TestServer } from '#testing';
import { row, type TestIssue } from '../../bet/testing.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';

/** Schedules as their tests need them. */
export const FIXED = row('ssc.fixed', '3||||');
export const WON = '3,0,9,9,1';
export const LOST = '4,0,9,9,1';

type Asked = Partial<Input<typeof scheduleHttp.place>>;
type Placed = TestReply<Output<typeof scheduleHttp.place>>;

/** A player who has read the agreement. */
export async function readyPlayer(server: TestServer): Promise<TestPlayer> {
  const player = await registerPlayer(server);
  const { token } = player;
  await server.call(scheduleHttp.acceptAgreement, { Version: 1 }, { token });
  return player;
}

/** Places a schedule on issues, once over each unless told. */
export const schedule = (
  server: TestServer,
  { token }: TestPlayer,
  issues: readonly TestIssue[],
  asked: Asked & { readonly multiples?: readonly number[] } = {},
): Promise<Placed> => {
  const { multiples, ...more } = asked;
  const Issues = issues.map(({ serial }, at) => ({
    SerialNumber: serial,
    Multiple: multiples?.[at] ?? 1,
  }));
  const GameId = issues[0]?.gameId ?? 4;
  const input = { IntentId: randomUUID(), GameId, Bets: [FIXED], Issues, Plan: 0 };
  return server.call(scheduleHttp.place, { ...input, StopIfWin: false, ...more }, { token });
};

export const recordOf = async (server: TestServer, { token }: TestPlayer, Id: string) => {
  const reply = await server.call(scheduleHttp.getSchedule, { Id }, { token });
  invariant(reply.value, `schedule ${Id} is there: ${reply.code}`);
  return reply.value;
};

/** States of its rows, in their order. */
export const statesOf = async (server: TestServer, player: TestPlayer, id: string) =>
  (await recordOf(server, player, id)).Issues.map(({ State }) => State);

const APART_MS = 120_000;

/** An issue on sale, and others whose sale begins two minutes after one another; one may not be opened yet. */
export async function issuesInRow(
  { owner }: TestServer,
  first: TestIssue,
  count: number,
  unopened?: number,
): Promise<TestIssue[]> {
  const issues = [first];
  for (let after = 1; after < count; after += 1) {
    const serial = first.serial + 1_000_000 * after;
    const { rows } = await sql<{ id: number }>`
      WITH made AS (
        INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, mode, opened_at)
        SELECT game_id, ${serial}, day, day_index, start_at + t, close_at + t, draw_at + t,
          CASE WHEN ${after !== unopened} THEN 0 END, CASE WHEN ${after !== unopened} THEN opened_at END
        FROM issue, (SELECT ${after * APART_MS} * interval '1 millisecond' AS t) later
        WHERE id = ${first.id} RETURNING id, close_at)
      INSERT INTO issue_job (issue_id, kind, step, due_at)
      SELECT id, 'platform', 'close', close_at FROM made RETURNING issue_id AS id`.execute(owner);
    const id = rows[0]?.id;
    invariant(id !== undefined, 'an issue was made');
    issues.push({ id, gameId: first.gameId, serial });
  }
  return issues;
}

/** Waits until the sale of an issue begins. */
export async function beginSale({ owner, clock }: TestServer, { id }: TestIssue): Promise<void> {
  const { rows } = await sql<{ start_at: number }>`
    SELECT start_at FROM issue WHERE id = ${id}`.execute(owner);
  await clock.set(rows[0]!.start_at + 1_000);
}
