import { beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { publishingConsole } from '@fairlot/wire/staff/publishing';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { MONEY } from '../../money/money-settings/publish-money.ts';
import { moneyDesk } from '../../money/money-settings/testing/desk.ts';
import { signInOperator } from '../operator/testing/sign-in.ts';
import { changeDeclared } from '../../site/settings/declare/index.ts';
import { publishedKind } from './kinds.ts';
import { publishDue } from './publish-due.ts';
import { endDue, listDue } from './store-due.ts';

/** What is published at a time, taken back before it, and gone back to: by settings of money, whose rules are the plainest. */
const startAt = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({ games: [4], startAt });
const desk = moneyDesk(server);
const { who, one, valueOf, edit, confirm, versions, inMinutes } = desk;
beforeAll(desk.signIn);
const Reason = 'a test of money';
const CLERK = expect.stringMatching(/^clerk/) as unknown;
const LEAD = expect.stringMatching(/^lead/) as unknown;

const revert = (Subject: string, Seen: number, Version: number) =>
  server().callConsole(
    publishingConsole.proposeRevert,
    { Subject, Seen, Version, Reason },
    { token: who.clerk },
  );
const takeBack = (Id: number, token = who.clerk) =>
  server().callConsole(publishingConsole.takeBackDue, { Id, Reason }, { token });
const toTheTime = async (at: number): Promise<void> => {
  await server().clock.set(at + 1_000);
  await desk.signIn();
  await expect.poll(async () => publishDue(server().platform)).toBe('idle');
};

/** How the newest of a subject that waited ended. */
async function stateOf(subject: string): Promise<number | undefined> {
  const { rows: ended } = await sql<{ state: number }>`
    SELECT state FROM publication_due WHERE subject = ${subject} ORDER BY id DESC LIMIT 1`.execute(
    server().owner,
  );
  return ended[0]?.state;
}

test('an earlier version holds again by the same way, as a version more', async () => {
  for (const [was, hours] of [
    [1, 10],
    [2, 11],
  ] as const) {
    expect((await one('card')).Version).toBe(was);
    expect((await confirm((await edit('card', { payeeCardHours: hours })).value)).code).toBe('OK');
  }
  expect((await revert('money card', 2, 1)).code).toBe('VERSION_OLD');
  expect((await revert('money card', 3, 9)).code).toBe('NO_SUCH_VERSION');
  expect((await revert('money nobody', 1, 1)).code).toBe('NO_SUCH_VERSION');
  expect((await revert('nobody card', 3, 1)).code).toBe('NOT_THERE');
  expect((await revert('money card', 3, 3)).code).toBe('NO_CHANGE');
  const back = await revert('money card', 3, 1);
  expect(back.value).toMatchObject({
    Permission: 'money.settings.publish',
    Before: { payeeCardHours: 11, version: 3 },
    Content: { payeeCardHours: 6, version: 4 },
  });
  expect((await confirm(back.value)).code).toBe('OK');
  expect(await valueOf('card', 'payeeCardHours')).toBe(6);
  expect((await one('card')).Version).toBe(4);
});

test('an earlier version that cannot hold any more is refused', async () => {
  await sql`INSERT INTO publication (subject, version, maker, checker, reason, rules)
    VALUES ('money deposit', 1, '', '', '', '{"depositTimes": 99999, "gone": 7}')`.execute(
    server().owner,
  );
  expect((await revert('money deposit', 1, 1)).code).toBe('OUT_OF_BOUNDS');
});

test('what is published at a time holds from then on, and is taken back before it', async () => {
  const at = await inMinutes(9);
  const put = await edit('review', { withdrawSecondFrom: 6_000 }, { At: at });
  expect(put.value.Content).toMatchObject({
    withdrawSecondFrom: 6_000,
    publishAt: expect.any(String),
  });
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await one('review')).toMatchObject({ Version: 1, Due: at, IsAsked: false });
  const { Due } = await versions('money review');
  expect(Due).toMatchObject({
    Version: 2,
    TimeStamp: at,
    Maker: CLERK,
    Checker: LEAD,
    Reason,
    Before: { withdrawSecondFrom: 5_000 },
    Content: { withdrawSecondFrom: 6_000 },
  });
  // Until it is over nobody asks for another.
  expect((await edit('review', { withdrawAuto: true })).code).toBe('DUE_WAITS');
  await publishDue(server().platform);
  expect(await valueOf('review', 'withdrawSecondFrom')).toBe(5_000);
  expect((await takeBack(Due?.Id ?? 0, who.service)).status).toBe(403);
  expect((await takeBack(Due?.Id ?? 0)).code).toBe('OK');
  expect((await takeBack(Due?.Id ?? 0)).code).toBe('NOT_DUE');
  await toTheTime(at);
  expect(await one('review')).toMatchObject({ Version: 1, Due: null });

  const later = await inMinutes(9);
  const again = await edit('review', { withdrawSecondFrom: 7_000 }, { At: later });
  expect((await confirm(again.value)).code).toBe('OK');
  await toTheTime(later);
  expect(await one('review')).toMatchObject({ Version: 2, Due: null });
  expect(await valueOf('review', 'withdrawSecondFrom')).toBe(7_000);
  expect((await versions('money review')).Rows[0]).toMatchObject({
    Maker: CLERK,
    Checker: LEAD,
  });
  expect((await takeBack((Due?.Id ?? 0) + 1)).code).toBe('NOT_DUE');
  const audit = await server().callConsole(
    operatorHttp.getAudit,
    { Target: 'money review', Count: 1 },
    { token: (await signInOperator(server(), 'auditor', ['auditor'])).token },
  );
  expect(audit.value.Rows).toMatchObject([{ Actor: 'site', After: { withdrawSecondFrom: 7_000 } }]);
});

test('a time that is over, or a year away, is none; one that passed before it was confirmed is now', async () => {
  for (const At of [(await server().clock.now()) - 60_000, await inMinutes(367 * 1_440)]) {
    expect((await edit('usdt', { payeeAddressHours: 20 }, { At })).code).toBe('TIME_OUT');
  }
  const at = await inMinutes(2);
  const put = await edit('usdt', { payeeAddressHours: 20 }, { At: at });
  await server().clock.set(at + 1_000);
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await one('usdt')).toMatchObject({ Version: 2, Due: null });
});

test('what was changed otherwise by its time is void, and leaves what holds', async () => {
  const at = await inMinutes(9);
  const put = await edit('purse', { payeePursesMost: 7 }, { At: at });
  expect((await confirm(put.value)).code).toBe('OK');
  await transaction(server().platform.db, (tx) => changeDeclared(tx, 'payeePursesMost', 3));
  await toTheTime(at);
  expect(await valueOf('purse', 'payeePursesMost')).toBe(3);
  expect(await one('purse')).toMatchObject({ Version: 1, Due: null });
  expect(await stateOf('money purse')).toBe(3);
});

test('two jobs at once publish a version once; what asks meanwhile is refused', async () => {
  const { Version: was } = await one('card');
  const at = await inMinutes(9);
  const put = await edit('card', { payeeCardsMost: 9 }, { At: at });
  const beside = await edit('card', { payeeCardsMost: 8 });
  expect(beside.code).toBe('ALREADY_WAITS');
  expect((await confirm(put.value)).code).toBe('OK');
  await server().clock.set(at + 1_000);
  await desk.signIn();
  await Promise.all([1, 2, 3].map(() => publishDue(server().platform)));
  expect((await one('card')).Version).toBe(was + 1);
  const { rows: kept } = await sql<{ version: number }>`
    SELECT version FROM publication WHERE subject = 'money card' AND version > ${was}`.execute(
    server().owner,
  );
  expect(kept).toEqual([{ version: was + 1 }]);
  expect(await stateOf('money card')).toBe(1);

  // The control: without its row held the second finds its version taken, and calls void what is published.
  const later = await inMinutes(9);
  expect(
    (await confirm((await edit('card', { payeeCardsMost: 8 }, { At: later })).value)).code,
  ).toBe('OK');
  const { db } = server().platform;
  const [due] = await listDue(db, ['money card']);
  if (!due) throw new Error('it waits');
  const unheld = (): Promise<void> =>
    transaction(db, async (tx) => {
      const done = await publishedKind(MONEY).publish(tx, 'card', due);
      await endDue(tx, due.id, typeof done === 'string' ? { void: done } : 'published');
    });
  await Promise.all([unheld(), unheld()]);
  expect(await valueOf('card', 'payeeCardsMost')).toBe(8);
  expect(await stateOf('money card')).toBe(3);
});
