import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';
import { matchLines } from './match.ts';
import { AMOUNT, HERE, THERE, statementDesk } from './testing/desk.ts';

const MIGRATION = new URL('../../../migrations/0670-lines-put-away.sql', import.meta.url);
/** Breaks that turn out to be of another kind, and lines as they were put away before. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const { control, order, deposited, reconciled, breaks, balanceBreaks } = statementDesk(server);

test('a line that was missing here and is there with another amount explains the balance once', async () => {
  await control('manner', { notify: 'never' });
  const no = await order(await registerPlayer(server()));
  await control('pay', { orderNo: no, amount: 60_000 });
  await reconciled();
  expect(await breaks(no)).toMatchObject([{ kind: HERE, here: null, there: 60_000n, state: 0 }]);
  expect(await balanceBreaks()).toEqual([]);
  await control('notify', { orderNo: no, change: { Amount: 100_000 } });
  await reconciled();
  expect(await breaks(no)).toMatchObject([
    { kind: HERE, state: 3 },
    { kind: AMOUNT, here: 100_000n, there: 60_000n, state: 0 },
  ]);
  expect(await balanceBreaks()).toEqual([]);
});

test('a line that comes late and with another amount is missing there no more', async () => {
  await control('manner', { notify: 'never' });
  const no = await deposited();
  await control('notify', { orderNo: no, change: { PayId: 'Plate' } });
  await reconciled();
  const late = async () => (await breaks(no)).filter(({ here }) => here !== null);
  expect(await late()).toMatchObject([{ kind: THERE, here: 100_000n, there: null, state: 0 }]);
  const at = await server().clock.now();
  await sql`
    INSERT INTO statement_line (provider, kind, ref, at, nth, no, amount, currency, seen_at, check_at)
    VALUES (1, 1, 'Plate', from_ms(${at}), 1, ${no}, 70000, 'DEM', app_now() - interval '1 hour', app_now())`.execute(
    server().owner,
  );
  await matchLines(server().platform);
  expect(await late()).toMatchObject([
    { kind: THERE, state: 3 },
    { kind: AMOUNT, here: 100_000n, there: 70_000n, state: 0 },
  ]);
  await sql`DELETE FROM statement_line WHERE ref = 'Plate'`.execute(server().owner);
});

test('what says that a statement was changed stays, whatever becomes of its line', async () => {
  await control('manner', { notify: 'never' });
  const no = await deposited();
  await reconciled();
  await control('misbook', { no, as: 'other', change: { amount: 90_000 } });
  // What lies back is read anew once an hour.
  await server().clock.advance(3_600_000);
  await reconciled(10);
  expect(await breaks(no)).toMatchObject([
    { kind: HERE, there: 100_000n, state: 0 },
    { kind: AMOUNT, here: 100_000n, there: 90_000n, state: 0 },
  ]);
});

test('lines that were put away with their break are looked at again', async () => {
  const { owner } = server();
  await control('manner', { notify: 'never' });
  const no = await deposited();
  await reconciled();
  // As it was before: closed for good with the break.
  await sql`ALTER TABLE statement_line DROP CONSTRAINT statement_line_state_check`.execute(owner);
  await sql`UPDATE statement_line SET state = 3 WHERE no = ${no}`.execute(owner);
  await sql`UPDATE money_break SET state = 2, closed_by = 1, note = 'lost', ended_at = app_now() WHERE no = ${no}`.execute(
    owner,
  );
  await sql`ALTER TABLE statement_line ADD CONSTRAINT statement_line_state_check CHECK (state BETWEEN 0 AND 3)`.execute(
    owner,
  );
  await server().runJobs('deposit.follow-up');
  await reconciled(10);
  expect(await gone(no)).toEqual([{ state: 2, is_gone: false }]);
  await sql.raw(readFileSync(MIGRATION, 'utf8')).execute(owner);
  await server().clock.advance(3_600_000);
  await reconciled(10);
  expect(await gone(no)).toEqual([{ state: 2, is_gone: true }]);
});

const gone = async (no: string) =>
  (
    await sql`SELECT state, is_gone FROM money_break WHERE no = ${no} AND kind = 1`.execute(
      server().owner,
    )
  ).rows;
