import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { publishingConsole } from '@fairlot/wire/staff/publishing';
import { reportConsole } from '@fairlot/wire/back-office/report';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { moneyDesk } from '../../money/money-settings/testing/desk.ts';
import { signInOperator } from '../operator/testing/sign-in.ts';
import { changeDeclared } from '../../site/settings/declare/index.ts';
import { MOST_TRIES, publishDue } from './publish-due.ts';

/** Who agreed on a version is asked for once more at its time; what is not published then is told. */
const startAt = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({ changesOperators: true, games: [4], startAt });
const desk = moneyDesk(server);
const { who, one, valueOf, edit, confirm, versions, inMinutes } = desk;
// The clock goes on in each: a login is soon not fresh enough.
beforeEach(desk.signIn);
const Reason = 'a test of what is void';

/** What two agree on, and who they are. */
async function wait(value: number): Promise<{ at: number; maker: string; checker: string }> {
  const at = await inMinutes(9);
  const put = await edit('usdt', { payeeAddressHours: value }, { At: at });
  expect(put.code).toBe('OK');
  expect(await one('usdt')).toMatchObject({ IsAsked: true, Due: null });
  expect((await confirm(put.value)).code).toBe('OK');
  const { Due } = await versions('money usdt');
  return { at, maker: Due?.Maker ?? '', checker: Due?.Checker ?? '' };
}
const setRoles = (name: string, roles: string) =>
  sql`UPDATE operator SET roles = ${roles}::text[] WHERE name = ${name}`.execute(server().owner);
const shutOut = (name: string) =>
  sql`UPDATE operator SET is_disabled = true WHERE name = ${name}`.execute(server().owner);
async function toTheTime(at: number): Promise<void> {
  await server().clock.set(at + 1_000);
  await desk.signIn();
  await publishDue(server().platform);
}
const takeBack = (Id: number, token = who.clerk) =>
  server().callConsole(publishingConsole.takeBackDue, { Id, Reason }, { token });
let looks = 0;
async function look(role: 'auditor' | 'owner'): Promise<string> {
  looks += 1;
  return (await signInOperator(server(), `${role}${looks}`, [role])).token;
}
const audit = async (Target: string) =>
  (
    await server().callConsole(
      operatorHttp.getAudit,
      { Target, Count: 1 },
      { token: await look('auditor') },
    )
  ).value.Rows[0];
const tiles = async () =>
  (
    await server().callConsole(reportConsole.getDashboard, {}, { token: await look('owner') })
  ).value.Queues.filter(({ Name }) => Name.startsWith('publish.'));

test.each([
  ['who asked is shut out', 20, ({ maker }: { maker: string }) => shutOut(maker)],
  ['who asked has other roles', 21, ({ maker }: { maker: string }) => setRoles(maker, '{service}')],
  ['who confirmed is shut out', 22, ({ checker }: { checker: string }) => shutOut(checker)],
  [
    'who confirmed may ask still, and confirms no more',
    23,
    ({ checker }: { checker: string }) => setRoles(checker, '{finance}'),
  ],
] as const)('%s: it is void, and is told', async (_, value, change) => {
  const was = await valueOf('usdt', 'payeeAddressHours');
  const agreed = await wait(value);
  await change(agreed);
  await toTheTime(agreed.at);
  expect(await valueOf('usdt', 'payeeAddressHours')).toBe(was);
  expect(await one('usdt')).toMatchObject({ Due: null, Void: expect.any(Number) as unknown });
  const { Void, Due } = await versions('money usdt');
  expect(Due).toBeNull();
  expect(Void).toMatchObject({
    Why: 'shutOut',
    TimeStamp: agreed.at,
    Maker: agreed.maker,
    Checker: agreed.checker,
    Content: { payeeAddressHours: value },
  });
  expect(await audit('money usdt')).toMatchObject({
    Actor: 'site',
    After: { void: true, why: 'shutOut' },
  });
  expect(await tiles()).toMatchObject([{ Name: 'publish.money', Count: 1 }]);
  // Who may ask for such rules puts it away, once.
  expect((await takeBack(Void?.Id ?? 0, who.service)).status).toBe(403);
  expect((await takeBack(Void?.Id ?? 0)).code).toBe('OK');
  expect((await takeBack(Void?.Id ?? 0)).code).toBe('NOT_DUE');
  expect(await one('usdt')).toMatchObject({ Void: null });
  expect(await tiles()).toEqual([]);
});

test('the control: who may still has it published', async () => {
  const agreed = await wait(30);
  await toTheTime(agreed.at);
  expect(await valueOf('usdt', 'payeeAddressHours')).toBe(30);
  expect(await one('usdt')).toMatchObject({ Due: null, Void: null });
});

test('who is shut out at this very moment agrees no more', async () => {
  const { owner } = server();
  const was = await valueOf('usdt', 'payeeAddressHours');
  const agreed = await wait(31);
  await server().clock.set(agreed.at + 1_000);
  const state = { isEnded: false, hasWaited: false };
  let job: Promise<unknown> = Promise.resolve();
  await transaction(owner, async (tx) => {
    await sql`UPDATE operator SET is_disabled = true WHERE name = ${agreed.checker}`.execute(tx);
    job = publishDue(server().platform).finally(() => (state.isEnded = true));
    // Without the rows of both held it is published before this is committed.
    while (!state.isEnded && !state.hasWaited) {
      const { rows } = await sql`
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(owner);
      state.hasWaited = rows.length > 0;
    }
  });
  await job;
  expect(state.hasWaited).toBe(true);
  await desk.signIn();
  expect(await valueOf('usdt', 'payeeAddressHours')).toBe(was);
  expect((await versions('money usdt')).Void).toMatchObject({ Why: 'shutOut' });
});

test('void for another reason is told as well, until another version is published', async () => {
  const at = await inMinutes(9);
  const put = await edit('purse', { payeePursesMost: 7 }, { At: at });
  expect((await confirm(put.value)).code).toBe('OK');
  await transaction(server().platform.db, (tx) => changeDeclared(tx, 'payeePursesMost', 3));
  await toTheTime(at);
  expect((await versions('money purse')).Void).toMatchObject({
    Why: 'changed',
    Reason: 'a test of money',
  });
  expect((await confirm((await edit('purse', { payeePursesMost: 8 })).value)).code).toBe('OK');
  expect((await versions('money purse')).Void).toBeNull();
  expect(await one('purse')).toMatchObject({ Void: null });
});

test('who puts away what he saw puts none away that became void since', async () => {
  const first = await wait(50);
  await shutOut(first.maker);
  await toTheTime(first.at);
  const seen = (await versions('money usdt')).Void?.Id ?? 0;
  const second = await wait(51);
  await shutOut(second.checker);
  await toTheTime(second.at);
  expect((await takeBack(seen)).code).toBe('OK');
  const { Void } = await versions('money usdt');
  expect(Void).toMatchObject({ Content: { payeeAddressHours: 51 } });
  expect((await takeBack(Void?.Id ?? 0)).code).toBe('OK');
  expect((await versions('money usdt')).Void).toBeNull();
});

test('what cannot be published is tried at growing waits, is void in the end, and is tried again by whoever may', async () => {
  const { owner } = server();
  const was = await valueOf('usdt', 'payeeAddressHours');
  const agreed = await wait(60);
  await sql`CREATE FUNCTION test_down() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'down'; END $$`.execute(
    owner,
  );
  await sql`CREATE TRIGGER test_down BEFORE INSERT ON publication FOR EACH ROW EXECUTE FUNCTION test_down()`.execute(
    owner,
  );
  await toTheTime(agreed.at);
  const first = (await versions('money usdt')).Due;
  expect(first).toMatchObject({ Failures: 1, RetryTimeStamp: agreed.at + 6_000 });
  // Not before its time.
  await publishDue(server().platform);
  expect((await versions('money usdt')).Due?.Failures).toBe(1);
  let [at, waited] = [first?.RetryTimeStamp ?? 0, 5_000];
  for (let tries = 2; tries < MOST_TRIES; tries += 1) {
    await server().clock.set(at);
    await publishDue(server().platform);
    await desk.signIn();
    const { Due } = await versions('money usdt');
    expect(Due?.Failures).toBe(tries);
    waited = Math.min(2 * waited, 600_000);
    expect(Due?.RetryTimeStamp).toBe(at + waited);
    at = Due?.RetryTimeStamp ?? 0;
  }
  await toTheTime(at);
  const { Due, Void } = await versions('money usdt');
  expect(Due).toBeNull();
  expect(Void).toMatchObject({ Why: 'failed', Failures: MOST_TRIES });
  expect(await tiles()).toMatchObject([{ Name: 'publish.money', Count: 1 }]);
  expect(await audit('money usdt')).toMatchObject({ After: { void: true, why: 'failed' } });
  const retry = (token = who.clerk) =>
    server().callConsole(publishingConsole.retryDue, { Id: Void?.Id ?? 0, Reason }, { token });
  expect((await retry(who.service)).status).toBe(403);
  await sql`DROP FUNCTION test_down CASCADE`.execute(owner);
  expect((await retry()).code).toBe('OK');
  expect((await retry()).code).toBe('NOT_DUE');
  expect(await valueOf('usdt', 'payeeAddressHours')).toBe(was);
  await publishDue(server().platform);
  expect(await valueOf('usdt', 'payeeAddressHours')).toBe(60);
  expect(await one('usdt')).toMatchObject({ Due: null, Void: null });
});

test('what failed longer than thirty days ago is asked for anew, and not tried again', async () => {
  await wait(65);
  const Id = (await versions('money usdt')).Due?.Id ?? 0;
  const back = (days: number) =>
    sql`UPDATE publication_due SET state = 3, why = 4, ended_at = app_now(),
      due_at = app_now() - ${days} * interval '1 day' WHERE id = ${Id}`.execute(server().owner);
  const retry = () =>
    server().callConsole(publishingConsole.retryDue, { Id, Reason }, { token: who.clerk });
  await back(31);
  expect((await retry()).code).toBe('DUE_OLD');
  // The control: a day less than that.
  await back(29);
  expect((await retry()).code).toBe('OK');
  expect((await takeBack(Id)).code).toBe('OK');
});

test('what failed is not tried again beside another that waits', async () => {
  const agreed = await wait(61);
  const { Due: old } = await versions('money usdt');
  await sql`UPDATE publication_due SET state = 3, why = 4, ended_at = app_now() WHERE id = ${old?.Id}`.execute(
    server().owner,
  );
  const retry = () =>
    server().callConsole(
      publishingConsole.retryDue,
      { Id: old?.Id ?? 0, Reason },
      { token: who.clerk },
    );
  const other = await wait(62);
  expect((await retry()).code).toBe('DUE_WAITS');
  await toTheTime(Math.max(agreed.at, other.at));
  expect(await valueOf('usdt', 'payeeAddressHours')).toBe(62);
});

test('what failed and another that comes to wait at this very moment: the other waits', async () => {
  const { owner } = server();
  await wait(63);
  const { Due: old } = await versions('money usdt');
  const Id = old?.Id ?? 0;
  await sql`UPDATE publication_due SET state = 3, why = 4, ended_at = app_now() WHERE id = ${Id}`.execute(
    owner,
  );
  let answer: Promise<{ readonly code: string }> = Promise.resolve({ code: '' });
  await transaction(owner, async (tx) => {
    await sql`
      INSERT INTO publication_due (subject, version, due_at, maker, maker_id, checker, reason, was, changes)
      SELECT subject, version, due_at, maker, maker_id, checker, reason, was, changes
      FROM publication_due WHERE id = ${Id}`.execute(tx);
    answer = server().callConsole(publishingConsole.retryDue, { Id, Reason }, { token: who.clerk });
    const waiting = async () =>
      (
        await sql`
          SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(owner)
      ).rows.length;
    await expect.poll(waiting).toBe(1);
  });
  expect((await answer).code).toBe('DUE_WAITS');
  expect((await takeBack((await versions('money usdt')).Due?.Id ?? 0)).code).toBe('OK');
  expect((await takeBack(Id)).code).toBe('OK');
});

test('a failure that cannot be noted keeps none behind it from being tried', async () => {
  const { owner } = server();
  const first = await wait(64);
  const put = await edit('purse', { payeePursesMost: 9 }, { At: first.at });
  expect((await confirm(put.value)).code).toBe('OK');
  await sql`CREATE FUNCTION test_down() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'down'; END $$`.execute(
    owner,
  );
  await sql`
    CREATE TRIGGER test_down BEFORE UPDATE ON publication_due FOR EACH ROW WHEN (NEW.subject = 'money usdt')
    EXECUTE FUNCTION test_down()`.execute(owner);
  await toTheTime(first.at);
  expect(await valueOf('purse', 'payeePursesMost')).toBe(9);
  expect((await versions('money usdt')).Due).toMatchObject({ Failures: 0 });
  await sql`DROP FUNCTION test_down CASCADE`.execute(owner);
  await publishDue(server().platform);
  expect(await valueOf('usdt', 'payeeAddressHours')).toBe(64);
});

test('taking back asks for a code where the login is not fresh', async () => {
  const was = await valueOf('usdt', 'payeeAddressHours');
  const agreed = await wait(40);
  const { Due } = await versions('money usdt');
  await server().clock.set((await server().clock.now()) + 6 * 60_000);
  expect((await takeBack(Due?.Id ?? 0)).code).toBe('CODE_NEEDED');
  await desk.signIn();
  expect((await takeBack(Due?.Id ?? 0)).code).toBe('OK');
  await toTheTime(agreed.at);
  expect(await valueOf('usdt', 'payeeAddressHours')).toBe(was);
});
