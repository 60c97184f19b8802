import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { transaction } from '#platform/db';
import { sha256 } from '#platform/hash';
import { withTestServer } from '#testing';
import { betsOf } from '#testing/stand-ins';
import { setSale } from '../../lottery/intervention/index.ts';
import { fairOf } from '../sources/context.ts';
import { draftOf, publishAll } from '../commitment/publish.ts';
import { count, DRAWS_ALONE, FFC, gameState } from '../testing/world.ts';
import { watchDraws } from './watch.ts';

const THREE_DIGITS = 93;
/** What each settled issue was to bring back, in thousandths; undefined: nobody bets. */
let back: number | undefined;
const bets = betsOf({
  expected: async (_, issues) =>
    new Map(issues.flatMap(({ id }) => (back === undefined ? [] : [[id, back]]))),
});
const server = withTestServer({
  features: [...DRAWS_ALONE, bets],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});

const HEX = (digits: string) => digits.repeat(32);
/** As good as drawn. */
const bytesOf = (n: number, count: number): number[] => [...sha256(`draw ${n}`).subarray(0, count)];
let serials = 1;

/** Publishes results as a generator with a fault would have made them. */
async function publishResults(code: string, gameId: number, draws: readonly number[][]) {
  const { db, platform } = server();
  const { keys } = await fairOf(platform);
  const results = draws.map((numbers) => {
    serials += 1;
    return draftOf({ gameId, code }, 'result', {
      serial: String(serials),
      s: HEX('ab'),
      round: null,
      signature: null,
      Z: HEX('cd'),
      words: numbers.length,
      original: numbers,
      winning: numbers,
    });
  });
  await transaction(db, (tx) => publishAll(tx, keys, results));
}

const watchAll = async (): Promise<void> => {
  const fair = await fairOf(server().platform);
  while ((await watchDraws(fair)) === 'worked');
};

const kept = async (gameId: number) => {
  const { rows } = await sql<{ draws: number; behind: number }>`
    SELECT (w.state ->> 'draws')::int AS draws, h.seq - w.seq AS behind
    FROM draw_watch w JOIN manifest_head h USING (game_id) WHERE game_id = ${gameId}`.execute(
    server().owner,
  );
  return rows[0];
};

/** What the audit of draws would find in results that no draw made. */
const takeBack = () =>
  transaction(server().owner, async (tx) => {
    await sql`ALTER TABLE manifest DISABLE TRIGGER USER`.execute(tx);
    await sql`DELETE FROM manifest WHERE length(serial_number::text) < 10`.execute(tx);
    await sql`ALTER TABLE manifest ENABLE TRIGGER USER`.execute(tx);
    await sql`
      UPDATE manifest_head h SET (seq, hash) = (
        SELECT m.seq, m.hash FROM manifest m WHERE m.game_id = h.game_id ORDER BY m.seq DESC LIMIT 1)`.execute(
      tx,
    );
    await sql`UPDATE draw_watch w SET seq = (SELECT seq FROM manifest_head h WHERE h.game_id = w.game_id)`.execute(
      tx,
    );
  });

describe('the monitor (F13)', () => {
  test('looks at every draw that was published, once, whoever looks', async () => {
    await watchAll();
    const numbers = Array.from({ length: 40 }, (_, n) => bytesOf(n, 3).map((byte) => byte % 10));
    await publishResults('D3', THREE_DIGITS, numbers);
    await Promise.all([watchAll(), watchAll()]);
    expect(await kept(THREE_DIGITS)).toEqual({ draws: 40, behind: 0 });
    expect(await gameState(server(), THREE_DIGITS)).toBe('0');
    await takeBack();
  });

  test('stops a game that never draws one of its numbers, and says which', async () => {
    const numbers = Array.from({ length: 100 }, (_, n) =>
      bytesOf(n, 5).map((byte) => (byte % 9) + 1),
    );
    await publishResults('FFC', FFC, numbers);
    await watchAll();
    expect(await gameState(server(), FFC)).toBe('1 monitor');
    expect(await count(server(), 'game_event', `kind = 'monitor' AND game_id = ${FFC}`)).toBe(1);
    // It is not lifted by itself, but by people; then it is looked at anew.
    await server().runJobs('fair.watch');
    expect(await gameState(server(), FFC)).toBe('1 monitor');
    await setSale(server().db, FFC, 'on');
    await watchAll();
    expect(await gameState(server(), FFC)).toBe('0');
    await takeBack();
  });

  test('stops one that draws the same number everywhere within ten draws', async () => {
    const alike = Array.from({ length: 10 }, (_, n) => [n, n, n]);
    await publishResults('D3', THREE_DIGITS, alike);
    await watchAll();
    const { rows } = await sql<{ fault: string; draws: number }>`
      SELECT detail ->> 'fault' AS fault, (detail ->> 'draws')::int AS draws FROM game_event
      WHERE kind = 'monitor' AND game_id = ${THREE_DIGITS}`.execute(server().owner);
    expect(rows).toEqual([{ fault: 'all-alike', draws: expect.any(Number) }]);
    expect(await gameState(server(), THREE_DIGITS)).toBe('1 monitor');
    await setSale(server().db, THREE_DIGITS, 'on');
    await takeBack();
  });

  test('stops one whose bets bring back too much', async () => {
    const { db, owner, platform } = server();
    const { keys } = await fairOf(platform);
    const { rows } = await sql<{ id: number; serial: bigint }>`
      SELECT id, serial_number AS serial FROM issue WHERE game_id = ${THREE_DIGITS}
      ORDER BY id LIMIT 40`.execute(owner);
    back = 9_500;
    const settlements = rows.map(({ serial }) =>
      draftOf({ gameId: THREE_DIGITS, code: 'D3' }, 'settlement', {
        serial: String(serial),
        winners: 10,
        payoutSum: '95000',
        recountHash: HEX('ef'),
      }),
    );
    await transaction(db, (tx) => publishAll(tx, keys, settlements));
    await watchAll();
    expect(await gameState(server(), THREE_DIGITS)).toBe('1 monitor');
    const { rows: told } = await sql<{ fault: string }>`
      SELECT detail ->> 'fault' AS fault FROM game_event
      WHERE kind = 'monitor' AND game_id = ${THREE_DIGITS} ORDER BY id DESC LIMIT 1`.execute(owner);
    expect(told).toEqual([{ fault: 'return' }]);
    await transaction(owner, async (tx) => {
      await sql`ALTER TABLE manifest DISABLE TRIGGER USER`.execute(tx);
      await sql`DELETE FROM manifest WHERE kind = 'settlement'`.execute(tx);
      await sql`ALTER TABLE manifest ENABLE TRIGGER USER`.execute(tx);
    });
    await takeBack();
  });
});
