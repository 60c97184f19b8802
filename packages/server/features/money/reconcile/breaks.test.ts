import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { reconcileConsole } from '@fairlot/wire/money/reconcile';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { matchLines } from './match.ts';
import { noteMissingThere } from './note-missing.ts';
import { HERE, THERE, statementDesk } from './testing/desk.ts';

/** What operators do about breaks, and what becomes of those that they closed. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const { control, signIn, deposited, reconciled, breaks, balanceBreaks } = statementDesk(server);

test('operators take breaks up and close them with a note; whoever only reads does neither', async () => {
  for (let n = 0; n < 5; n += 1) await control('misbook', { no: await deposited(), as: 'more' });
  await reconciled(5);
  const anna = await signIn('anna');
  const { token: auditor } = await signIn('auditor', ['auditor']);
  const { token: clerk } = await signIn('clerk', ['finance']);
  const list = async (asked: object, token = auditor) =>
    (
      await server().callConsole(
        reconcileConsole.getBreaks,
        { IsOpen: true, Count: 50, ...asked },
        { token },
      )
    ).value;
  const all = await list({});
  expect(all.Rows.length).toBeGreaterThan(4);
  const first = await list({ Count: 2 });
  const rest = await list({ Count: 50, Before: first.Next });
  expect([...first.Rows, ...rest.Rows].map(({ Id }) => Id)).toEqual(all.Rows.map(({ Id }) => Id));
  const doubled = (await list({ Kind: 'doubled' })).Rows;
  expect(new Set(doubled.map(({ Kind }) => Kind))).toEqual(new Set(['doubled']));
  const [row] = doubled;
  expect((await list({ Search: row?.No })).Rows.map(({ No }) => No)).toContain(row?.No);
  expect((await list({ Search: '%' })).Rows).toEqual([]);
  const Id = row?.Id ?? 0;
  const take = (id = Id, token = clerk) =>
    server().callConsole(reconcileConsole.takeBreak, { Id: id, Reason: 'asking them' }, { token });
  const close = (id = Id, token = clerk) =>
    server().callConsole(reconcileConsole.closeBreak, { Id: id, Note: 'sent back' }, { token });
  expect((await take(Id, auditor)).status).toBe(403);
  expect((await close(Id, auditor)).status).toBe(403);
  expect((await close()).code).toBe('NOT_TAKEN');
  expect((await take()).code).toBe('OK');
  expect((await take(Id, anna.token)).code).toBe('OK');
  expect((await close()).code).toBe('NOT_TAKEN');
  expect((await close(Id, anna.token)).code).toBe('OK');
  expect((await close(Id, anna.token)).code).toBe('BREAK_ENDED');
  expect((await take()).code).toBe('BREAK_ENDED');
  expect((await take(2_000_000)).code).toBe('NO_BREAK');
  expect((await close(2_000_000)).code).toBe('NO_BREAK');
  const [done] = (await list({ IsOpen: false, Search: row?.No })).Rows;
  expect(done).toMatchObject({ State: 'closed', Note: 'sent back' });
  // What was closed is not found anew, and what explains the balance explains it still.
  await reconciled(10);
  expect((await breaks(row?.No ?? '')).filter(({ state }) => state < 2)).toEqual([]);
  expect(await balanceBreaks()).toEqual([]);
  expect(await server().audit()).toEqual([]);
});

test('what a chain has not is a break once, ends when it is there again, and begins anew', async () => {
  const of = { provider: 1, ref: 'TRC20:a:0', amount: mills(7), currency: 'DEM' };
  const payment = { ...of, no: `D1x${randomUUID().slice(24)}` };
  const say = (what: 'note' | 'end') =>
    transaction(server().db, (tx) => noteMissingThere[what](tx, payment));
  await say('note');
  await say('note');
  expect(await breaks(payment.no)).toMatchObject([
    { kind: THERE, here: 7n, there: null, state: 0 },
  ]);
  await say('end');
  expect(await breaks(payment.no)).toMatchObject([{ state: 3 }]);
  await say('note');
  expect(await breaks(payment.no)).toMatchObject([{ state: 0 }]);
});

test('what an operator closed is open again when it went and is there again, or is of another amount, and not before', async () => {
  const of = { provider: 1, ref: 'TRC20:b:0', amount: mills(7), currency: 'DEM' };
  const payment = { ...of, no: `D1x${randomUUID().slice(24)}` };
  const say = (what: 'note' | 'end', amount = mills(7)) =>
    transaction(server().db, (tx) => noteMissingThere[what](tx, { ...payment, amount }));
  const { token } = await signIn('closer');
  const shut = async () => {
    const Id = (await breaks(payment.no))[0]?.id ?? 0;
    await server().callConsole(reconcileConsole.takeBreak, { Id, Reason: 'asking' }, { token });
    const closed = { Id, Note: 'the chain is slow' };
    return (await server().callConsole(reconcileConsole.closeBreak, closed, { token })).code;
  };
  await say('note');
  expect(await shut()).toBe('OK');
  await say('note');
  expect(await breaks(payment.no)).toMatchObject([{ state: 2 }]);
  await say('end');
  expect(await breaks(payment.no)).toMatchObject([{ state: 2 }]);
  await say('note');
  expect(await breaks(payment.no)).toMatchObject([{ state: 0, here: 7n }]);
  expect(await shut()).toBe('OK');
  await say('note', mills(8));
  expect(await breaks(payment.no)).toMatchObject([{ state: 0, here: 8n }]);
  await say('end');
});

test('what an operator closed of a line is gone when what was missing comes', async () => {
  await control('manner', { notify: 'never' });
  const no = await deposited();
  await reconciled(20);
  const Id = (await breaks(no))[0]?.id ?? 0;
  const { token } = await signIn('shutter');
  await server().callConsole(reconcileConsole.takeBreak, { Id, Reason: 'asking' }, { token });
  const closed = { Id, Note: 'they will tell us' };
  expect((await server().callConsole(reconcileConsole.closeBreak, closed, { token })).code).toBe(
    'OK',
  );
  await reconciled(5);
  expect(await breaks(no)).toMatchObject([{ kind: HERE, state: 2 }]);
  const balances = (await balanceBreaks()).map(({ id }) => id);
  await server().runJobs('deposit.follow-up');
  await reconciled(10);
  const { rows } = await sql`SELECT state, is_gone FROM money_break WHERE no = ${no}`.execute(
    server().owner,
  );
  expect(rows).toEqual([{ state: 2, is_gone: true }]);
  expect((await balanceBreaks()).map(({ id }) => id)).toEqual(balances);
});

test('what was closed and is not found soon is looked at each hour', async () => {
  await control('manner', { notify: 'never' });
  const no = await deposited();
  await reconciled(20);
  const Id = (await breaks(no))[0]?.id ?? 0;
  const { token } = await signIn('patient');
  await server().callConsole(reconcileConsole.takeBreak, { Id, Reason: 'asking' }, { token });
  await server().callConsole(reconcileConsole.closeBreak, { Id, Note: 'lost' }, { token });
  const nextIn = async () => {
    await server().clock.advance(60_000);
    await matchLines(server().platform);
    const { rows } = await sql<{ s: number }>`
      SELECT extract(epoch FROM check_at - app_now())::int AS s FROM statement_line WHERE no = ${no}`.execute(
      server().owner,
    );
    return rows[0]?.s ?? 0;
  };
  expect(await nextIn()).toBeLessThanOrEqual(60);
  await sql`UPDATE statement_line SET seen_at = seen_at - interval '2 days' WHERE no = ${no}`.execute(
    server().owner,
  );
  expect(await nextIn()).toBeGreaterThan(3_500);
});
