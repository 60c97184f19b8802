import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { mills } from '@fairlot/rules/core/money';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawConsole, withdrawHttp } from '@fairlot/wire/money/withdraw';
import { withTestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { noteAnswer } from '../review/answer.ts';
import { payoutNotices } from './notices.ts';
import { settleOutcome } from './outcome.ts';
import { partsOf } from './pay.ts';
import { askNow } from './provider-acts.ts';
import { takeToSend } from './store-send.ts';
import { transaction } from '#platform/db';
import { readParts } from '../request/store.ts';
import type { GivenPayee } from '../../payout-account/testing/give-payee.ts';
import { createProviderDouble } from '../testing/provider-double.ts';
import {
  ask,
  deskOf,
  NOON,
  type Ready,
  readyToWithdraw,
  settle,
  WITHDRAW_FEATURES,
} from '../testing/ready.ts';

const double = createProviderDouble();
const server = withTestServer({
  features: [...WITHDRAW_FEATURES, double.feature],
  games: [],
  startAt: NOON,
});
let anna = { token: '' };
let bert = { token: '' };
beforeAll(async () => {
  anna = await signInOperator(server(), 'anna');
  bert = await signInOperator(server(), 'bert');
});
beforeEach(async () => {
  double.next = 'PAID';
  double.told.clear();
  await settle(server(), { withdrawFree: 0, withdrawPartMost: 50_000 });
});

const wallet = async ({ token }: Ready) =>
  (await server().call(walletHttp.getWalletAmount, null, { token })).value;
const record = async ({ me, id }: Paying) =>
  (await server().call(withdrawHttp.getRecord, { Id: id }, { token: me.token })).value;
type Paying = { readonly me: Ready; readonly id: string };
const desk = ({ me, id }: Paying, who = bert) => deskOf(server(), who, me.playerId, id);
const viewTarget = async (paying: Paying, who = bert, more: object = {}) => {
  const { Hash } = await desk(paying).seen();
  const which = { PlayerId: Number(paying.me.playerId), Id: paying.id };
  const asked = { ...which, Hash, ...more };
  return server().callConsole(withdrawConsole.viewTarget, asked, { token: who.token });
};
const parts = ({ me, id }: Paying) => readParts(server().db, me.playerId, [id]);
const send = () => server().runJobs('withdraw.send');
const query = async () => {
  await server().clock.advance(60_000);
  await server().runJobs('withdraw.ask');
};

/** Asked for, reviewed by two, and claimed by who pays it. */
async function approved(given: GivenPayee = {}): Promise<Paying> {
  const me = await readyToWithdraw(server(), given);
  const { value } = await ask(server(), me, { amount: mills(1_000_000) });
  const paying = { me, id: value?.Id ?? '' };
  for (const who of [anna, bert]) {
    await desk(paying, who).claim();
    await desk(paying, who).approve();
  }
  return paying;
}
const FEE = 10_000n;
const AFTER = 19_000_000n - FEE;

const ended = async (no: string) =>
  (
    await sql<{ n: bigint }>`
  SELECT count(*) AS n FROM ledger_journal WHERE kind = 202 AND idem_key LIKE ${`%${no}`}`.execute(
      server().owner,
    )
  ).rows[0]?.n;

describe('what a provider says', () => {
  test('is noted once, whether it tells or is asked, both at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const paying = await approved();
      double.next = 'PENDING';
      await desk(paying).pay();
      await send();
      expect((await record(paying))?.State).toBe('THIRDPARTY_HANDLE');
      const [part] = await parts(paying);
      const no = part?.no ?? '';
      const answer = { state: 'PAID', ref: 'hash' } as const;
      const noted = await Promise.all([1, 2, 3].map(() => noteAnswer(server().db, no, answer)));
      expect(noted.toSorted()).toEqual(['changed', 'stale', 'stale']);
      expect(await ended(no)).toBe(1n);
      expect(await record(paying)).toMatchObject({ State: 'CONFIRM', Reference: 'hash' });
      expect(await wallet(paying.me)).toBe(AFTER);
      // The control: what ended does not end again, whoever tries.
      await expect(
        sql`UPDATE withdrawal SET state = 3 WHERE id = ${paying.id}`.execute(server().owner),
      ).rejects.toThrow('goes only forward');
    }
  });

  test('UNKNOWN is never guessed: it is asked for every minute, and paid once', async () => {
    const paying = await approved();
    double.next = 'lost';
    await desk(paying).pay();
    await send();
    expect((await record(paying))?.State).toBe('UNKNOWN');
    const [part] = await parts(paying);
    // Within the minute nobody asks.
    await server().runJobs('withdraw.ask');
    expect((await record(paying))?.State).toBe('UNKNOWN');
    expect((await desk(paying).giveBack()).code).toBe('WRONG_STATE');
    expect((await desk(paying).pay()).code).toBe('WRONG_STATE');
    await query();
    expect((await record(paying))?.State).toBe('CONFIRM');
    expect(double.sent.filter(({ payoutNo }) => payoutNo === part?.no)).toHaveLength(1);
    expect((await record(paying))?.Steps.map(({ Step }) => Step)).toEqual([
      'ASKED',
      'REVIEWED',
      'PAYING',
      'UNKNOWN',
      'PAID',
    ]);
  });

  test('what nobody knows of is sent again under its own number alone', async () => {
    const paying = await approved();
    double.next = 'UNKNOWN';
    await desk(paying).pay();
    await send();
    await query();
    expect((await record(paying))?.State).toBe('UNKNOWN');
    double.next = 'PAID';
    await desk(paying).claim();
    expect((await desk(paying).sendAgain()).code).toBe('OK');
    const [part, more] = await parts(paying);
    expect(more).toBeUndefined();
    expect(double.sent.filter(({ payoutNo }) => payoutNo === part?.no)).toHaveLength(2);
    expect((await record(paying))?.State).toBe('CONFIRM');
    expect(await wallet(paying.me)).toBe(AFTER);
  });

  test('two operators end what stays unknown, on evidence', async () => {
    const both = await Promise.all([approved(), approved()]);
    double.next = 'UNKNOWN';
    for (const [paying, isPaid] of [
      [both[0], true],
      [both[1], false],
    ] as const) {
      await desk(paying).pay();
      await send();
      const put = await desk(paying).outcome(isPaid);
      expect(put.code).toBe('OK');
      const { Id, Hash } = put.value as { Id: number; Hash: string };
      const confirm = (token: string) =>
        server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
      expect((await confirm(bert.token)).code).toBe('OWN_PROPOSAL');
      expect((await confirm(anna.token)).code).toBe('OK');
    }
    expect((await record(both[0]))?.State).toBe('CONFIRM');
    expect((await record(both[1]))?.State).toBe('THIRDPARTY_FAILED');
    await desk(both[1]).claim();
    expect((await desk(both[1]).giveBack()).code).toBe('OK');
    expect(await wallet(both[1].me)).toBe(20_000_000n);
    expect(await wallet(both[0].me)).toBe(AFTER);
  });
});

test('what was proposed of something else changes nothing', async () => {
  const agreed = {
    proposal: 1,
    checker: 1,
    maker: { operatorId: 2, name: 'x' },
    reason: 'r',
    prepared: undefined,
    ports: server().platform.ports,
  };
  const done = await transaction(server().db, (tx) =>
    settleOutcome.change(tx, { id: 'no' }, agreed),
  );
  expect(done).toBeUndefined();
});

test('a notice counts where it comes from the provider that it was sent to', async () => {
  const paying = await approved();
  double.next = 'PENDING';
  await desk(paying).pay();
  await send();
  const [part] = await parts(paying);
  const notice = {
    event: 'payout',
    no: part?.no ?? '',
    ref: 'bank-1',
    payId: '',
    state: 'PAID',
    amount: mills(1),
    currency: 'DEM',
    atMs: NOON,
  } as const;
  const tell = (id: string) =>
    transaction(server().db, (tx) =>
      payoutNotices.take(tx, { ...notice, provider: { id, number: 7 } }),
    );
  await tell('another');
  expect((await record(paying))?.State).toBe('THIRDPARTY_HANDLE');
  await tell('double');
  await tell('double');
  expect(await record(paying)).toMatchObject({
    State: 'CONFIRM',
    Reference: 'bank-1',
    Paid: 1_000_000n,
  });
});

test('who died before he sent it: the provider never heard of the number, and gets it then, once', async () => {
  const paying = await approved();
  await desk(paying).pay();
  // Marked as sent without a send.
  await transaction(server().db, (tx) => takeToSend(tx, 5));
  double.isForgetful = true;
  await query();
  double.isForgetful = false;
  const [part] = await parts(paying);
  expect(double.sent.filter(({ payoutNo }) => payoutNo === part?.no)).toHaveLength(1);
  expect((await record(paying))?.State).toBe('CONFIRM');
  const who = { operatorId: 0, name: 'bert', ip: '', requestId: '' };
  await expect(
    askNow(server().platform, who, { playerId: paying.me.playerId, id: paying.id }, 'now'),
  ).rejects.toThrow();
});

describe('what failed', () => {
  test('is given back with its fee, and a late word that it was paid makes no money', async () => {
    const paying = await approved();
    double.next = 'FAILED';
    await desk(paying).pay();
    await send();
    expect((await record(paying))?.State).toBe('THIRDPARTY_FAILED');
    expect(await wallet(paying.me)).toBe(AFTER);
    expect((await desk(paying).giveBack()).code).toBe('OK');
    expect(await record(paying)).toMatchObject({ State: 'FAILED', Note: 'looks good' });
    expect(await wallet(paying.me)).toBe(20_000_000n);
    const [part] = await parts(paying);
    expect(await noteAnswer(server().db, part?.no ?? '', { state: 'PAID' })).toBe('late');
    expect(await wallet(paying.me)).toBe(20_000_000n);
  });

  test('is paid again under another number; while it is held a late success counts', async () => {
    const [one, two] = [await approved(), await approved()];
    double.next = 'FAILED';
    for (const paying of [one, two]) {
      await desk(paying).pay();
      await send();
    }
    const [late] = await parts(two);
    expect(await noteAnswer(server().db, late?.no ?? '', { state: 'PAID' })).toBe('changed');
    expect((await record(two))?.State).toBe('CONFIRM');
    double.next = 'PAID';
    expect((await desk(one).pay()).code).toBe('OK');
    await send();
    const tries = await parts(one);
    expect(tries.map(({ no }) => no.slice(18))).toEqual(['1', '1R2']);
    expect((await record(one))?.State).toBe('CONFIRM');
    // The first try is told as paid after all: another was sent for it, and an operator has to look.
    expect(await noteAnswer(server().db, tries[0]?.no ?? '', { state: 'PAID' })).toBe('late');
    expect(await wallet(one.me)).toBe(AFTER);
  });
});

describe('in parts', () => {
  test('each is paid, and what failed is paid again alone', async () => {
    await settle(server(), { withdrawPartMost: 400 });
    const paying = await approved();
    await desk(paying).pay();
    const sent = await parts(paying);
    expect(sent.map(({ amount }) => amount)).toEqual([333_334n, 333_333n, 333_333n]);
    double.next = 'PENDING';
    await send();
    const [first, second, third] = sent.map(({ no }) => no);
    await noteAnswer(server().db, first ?? '', { state: 'PAID' });
    expect(await record(paying)).toMatchObject({ State: 'THIRDPARTY_HANDLE', Paid: 333_334n });
    await noteAnswer(server().db, second ?? '', { state: 'FAILED' });
    await noteAnswer(server().db, third ?? '', { state: 'PAID' });
    const shown = await record(paying);
    expect(shown).toMatchObject({ State: 'THIRDPARTY_FAILED', Paid: 666_667n });
    expect(shown?.Parts.map(({ State }) => State)).toEqual(['PAID', 'FAILED', 'PAID']);
    double.next = 'PAID';
    await desk(paying).pay();
    await send();
    expect(await record(paying)).toMatchObject({ State: 'CONFIRM', Paid: 1_000_000n });
    expect(await wallet(paying.me)).toBe(AFTER);
  });

  test('what was not paid of it goes back', async () => {
    const paying = await approved();
    await desk(paying).split([600, 400]);
    for (const who of [anna, bert]) {
      await desk(paying, who).takeOver();
      await desk(paying, who).approve();
    }
    double.next = 'PENDING';
    await desk(paying).pay();
    await send();
    const [first, second] = await parts(paying);
    await noteAnswer(server().db, first?.no ?? '', { state: 'PAID' });
    await noteAnswer(server().db, second?.no ?? '', { state: 'FAILED' });
    await desk(paying).giveBack();
    expect(await record(paying)).toMatchObject({ State: 'FAILED', Paid: 600_000n });
    expect(await wallet(paying.me)).toBe(19_400_000n);
  });

  test.each([
    [1_000n, 1_000n, [1_000n]],
    [1_001n, 1_000n, [501n, 500n]],
    [10n, 4n, [4n, 3n, 3n]],
  ])('%d at most %d each', (amount, most, expected) =>
    expect(partsOf(mills(amount), mills(most))).toEqual(expected),
  );
});

test('by hand it is paid from a bank of the house', async () => {
  const paying = await approved();
  // Frozen after it was approved: nobody pays it until that is over.
  const setFlags = (flags: bigint) =>
    sql`UPDATE player SET flags = ${flags} WHERE player_id = ${paying.me.playerId}`.execute(
      server().owner,
    );
  await setFlags(flagBit('DEBT'));
  expect((await desk(paying).payByHand()).code).toBe('WRONG_STATE');
  await setFlags(0n);
  expect((await desk(paying).payByHand()).code).toBe('OK');
  // Bank and receipt are found again by the player and by the house.
  expect(await record(paying)).toMatchObject({
    State: 'CONFIRM',
    Paid: 1_000_000n,
    Reference: 'R-1',
    PaidFrom: 'ICBC 1',
    Note: '',
  });
  expect((await desk(paying).look())?.ByHand).toEqual({ FromBank: 'ICBC 1', Receipt: 'R-1' });
  expect(await wallet(paying.me)).toBe(AFTER);
  const { rows } = await sql<{ kind: number; to: number; amount: bigint }>`
    SELECT j.kind, e.account AS to, e.amount FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account > 3
    WHERE j.player_id = ${paying.me.playerId} AND j.kind IN (204, 206) ORDER BY j.kind`.execute(
    server().owner,
  );
  expect(rows).toEqual([
    { kind: 204, to: 21, amount: FEE },
    { kind: 206, to: 60, amount: 1_000_000n },
  ]);
});

test('who pays by hand sees holder and account in full, by a look that stands in the audit without them', async () => {
  const paying = await approved({ number: '6222020200112230', holder: '王五' });
  const view = async (who = bert, more: object = {}) => (await viewTarget(paying, who, more)).code;
  const { token } = await signInOperator(server(), 'clerk', ['finance']);
  expect((await viewTarget(paying, { ...bert, token })).status).toBe(403);
  expect(await view(anna)).toBe('CLAIMED');
  expect(await view(bert, { Hash: '0'.repeat(64) })).toBe('CHANGED');
  const looks = async () =>
    (
      await sql<{ after: object }>`
        SELECT after FROM operator_audit
        WHERE permission = 'withdraw.queue.pay' AND reason = 'to pay it by hand'`.execute(
        server().owner,
      )
    ).rows;
  expect(await looks()).toEqual([]);
  const seen = await viewTarget(paying);
  expect(seen.value).toEqual({ Number: '6222020200112230', Holder: '王五' });
  expect(await looks()).toEqual([{ after: { seen: 'card', shown: '**** 2230' } }]);
  await desk(paying).payByHand();
  // Nothing is to be paid any more, and nothing to be seen.
  expect(await view()).toBe('WRONG_STATE');
});

test('what is not approved shows no account', async () => {
  const me = await readyToWithdraw(server());
  const { value } = await ask(server(), me, { amount: mills(1_000_000) });
  const waiting = { me, id: value?.Id ?? '' };
  await desk(waiting).claim();
  expect((await viewTarget(waiting)).code).toBe('NOT_APPROVED');
});
