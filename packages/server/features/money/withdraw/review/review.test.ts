import { inspect } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { mills } from '@fairlot/rules/core/money';
import { loginHttp } from '@fairlot/wire/auth/login';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawConsole, withdrawHttp } from '@fairlot/wire/money/withdraw';
import { withTestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { payByRules } from '../payout/auto.ts';
import { claim, letGo, noteMemo } from './claim.ts';
import { INBOX } from '../request/inbox-text.ts';
import { TEST_PASSWORD } from '../../../auth/login/testing.ts';
import { reviewSecond } from './store-review.ts';
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
type Operator = Awaited<ReturnType<typeof signInOperator>>;
let [anna, bert, carl]: Operator[] = [];
beforeAll(async () => {
  anna = await signInOperator(server(), 'anna', ['owner']);
  bert = await signInOperator(server(), 'bert', ['owner']);
  carl = await signInOperator(server(), 'carl', ['auditor']);
});
beforeEach(async () => {
  double.next = 'PAID';
  await settle(server(), { withdrawPending: 20, withdrawIntervalMinutes: 0, withdrawAuto: false });
});

const wallet = async ({ token }: Ready) =>
  (await server().call(walletHttp.getWalletAmount, null, { token })).value;
const record = async ({ token }: Ready, Id: string) =>
  (await server().call(withdrawHttp.getRecord, { Id }, { token })).value;
const desk = (who: Operator | undefined, player: Ready, id: string) =>
  deskOf(server(), who ?? { token: '' }, player.playerId, id);

async function asked(amount = 100_000): Promise<{ me: Ready; id: string }> {
  const me = await readyToWithdraw(server());
  const { value } = await ask(server(), me, { amount: mills(amount) });
  return { me, id: value?.Id ?? '' };
}

/** One that needs a single reviewer: he has withdrawn before, and his card is older than a day. */
async function routine(): Promise<{ me: Ready; id: string }> {
  const me = await readyToWithdraw(server());
  await sql`UPDATE payee SET created_at = created_at - interval '2 days', first_paid_at = app_now()
    WHERE player_id = ${me.playerId}`.execute(server().owner);
  const first = await ask(server(), me);
  const id = first.value?.Id ?? '';
  for (const who of [anna, bert]) {
    await desk(who, me, id).claim();
    await desk(who, me, id).approve();
  }
  await desk(bert, me, id).pay();
  await server().runJobs('withdraw.send');
  const again = await ask(server(), me);
  return { me, id: again.value?.Id ?? '' };
}

test('two operators look at a first withdrawal, a provider pays it, and its player follows every step', async () => {
  const { me, id } = await asked();
  const [one, two] = [desk(anna, me, id), desk(bert, me, id)];
  expect(await one.look()).toMatchObject({
    SecondFor: ['FIRST', 'YOUNG_TARGET'],
    DepositSum: 10_000_000n,
    Reviewers: [],
  });
  expect((await one.approve()).code).toBe('NOT_CLAIMED');
  await one.claim();
  expect((await two.approve()).body).toMatchObject({ Code: 'CLAIMED', Params: { name: 'anna' } });
  expect((await one.approve()).value).toEqual({ IsApproved: false });
  expect((await one.pay()).code).toBe('NOT_CLAIMED');
  await one.claim();
  expect((await one.approve()).code).toBe('SAME_REVIEWER');
  expect((await one.pay()).code).toBe('NOT_APPROVED');
  await one.letGo();
  await two.claim();
  expect((await two.approve()).value).toEqual({ IsApproved: true });
  expect((await two.pay('nobody')).code).toBe('NO_PROVIDER');
  expect((await two.pay()).code).toBe('OK');
  expect((await two.pay()).code).toBe('WRONG_STATE');
  expect((await record(me, id))?.State).toBe('THIRDPARTY_CREATEORDER');
  await server().runJobs('withdraw.send');
  const done = await record(me, id);
  expect(done).toMatchObject({ State: 'CONFIRM', Paid: 100_000n, Reference: `T-${done?.No}-1` });
  expect(done?.Steps.map(({ Step }) => Step)).toEqual(['ASKED', 'REVIEWED', 'PAYING', 'PAID']);
  expect(await wallet(me)).toBe(19_900_000n);
  expect((await two.look())?.Reviewers).toEqual(['anna', 'bert']);
});

test('rejects a second review by the inviter of the first within 24 hours', async () => {
  const { me, id } = await asked();
  const [one, two] = [desk(anna, me, id), desk(bert, me, id)];
  const invited = (by: number | null, hours = 0) =>
    sql`UPDATE operator SET invited_by = array_remove(ARRAY[${by}::int], NULL),
      enrolled_at = app_now() - ${hours} * interval '1 hour' WHERE name = 'anna'`.execute(
      server().owner,
    );
  await invited(bert?.operatorId ?? 0);
  await one.claim();
  expect((await one.approve()).value).toEqual({ IsApproved: false });
  await two.claim();
  expect((await two.approve()).code).toBe('INVITED_LATELY');
  expect((await two.pay()).code).toBe('NOT_APPROVED');
  // The controls: a day later, and without inviters.
  await invited(bert?.operatorId ?? 0, 25);
  expect((await two.approve()).value).toEqual({ IsApproved: true });
  await invited(null);
});

test('a routine one takes one reviewer; whoever may not is refused', async () => {
  const { me, id } = await routine();
  const third = desk(carl, me, id);
  expect((await third.claim()).status).toBe(403);
  expect(await third.look()).toMatchObject({ SecondFor: [], Risks: expect.any(Array) });
  await desk(anna, me, id).claim();
  expect((await desk(anna, me, id).approve()).value).toEqual({ IsApproved: true });
});

describe('a claim', () => {
  test('is let go by who has it, and a memo is for operators alone', async () => {
    const { me, id } = await asked();
    const { db } = server().platform;
    const key = { playerId: me.playerId, id };
    const [a, b] = [anna, bert].map((who) => ({
      operatorId: who?.operatorId ?? 0,
      name: who?.name ?? '',
      ip: '127.0.0.1',
      requestId: 'r',
    }));
    expect(await claim(db, a!, key)).toMatchObject({ ok: true });
    expect(await letGo(db, b!, key)).toMatchObject({ error: { code: 'NOT_CLAIMED' } });
    expect(await letGo(db, a!, key)).toMatchObject({ ok: true });
    expect(await noteMemo(db, b!, key, 'called him')).toMatchObject({ ok: true });
    expect((await desk(anna, me, id).look())?.Memos).toMatchObject([
      { Author: 'bert', Memo: 'called him' },
    ]);
    expect(inspect(await record(me, id), { depth: 9 })).not.toContain('called him');
  });

  test('is of one for ten minutes, and can be taken over by who may', async () => {
    const { me, id } = await asked();
    const [one, two] = [desk(anna, me, id), desk(bert, me, id)];
    const both = await Promise.all([one.claim(), two.claim()]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['CLAIMED', 'OK']);
    const [owner, other] = both[0]?.code === 'OK' ? [one, two] : [two, one];
    expect((await other.claim()).code).toBe('CLAIMED');
    expect((await other.takeOver()).code).toBe('OK');
    expect((await owner.approve()).code).toBe('CLAIMED');
    await server().clock.advance(10 * 60_000 + 1);
    expect((await owner.claim()).code).toBe('OK');
    await server().clock.set(NOON);
  });
});

test('a rejection gives all of it back, and its player reads why', async () => {
  const { me, id } = await asked();
  const one = desk(anna, me, id);
  await one.claim();
  const Note = 'looks like a stolen card';
  expect((await one.reject({ Reason: 'the name is not yours', Note })).code).toBe('OK');
  // The note is a memo of operators and invisible to the player.
  expect((await one.look())?.Memos.map(({ Memo }) => Memo)).toEqual([Note]);
  expect(inspect(await record(me, id), { depth: 9 })).not.toContain(Note);
  expect(await wallet(me)).toBe(20_000_000n);
  expect(await record(me, id)).toMatchObject({ State: 'CANCEL', Note: 'the name is not yours' });
  expect((await one.claim()).code).toBe('WRONG_STATE');
  const { rows } = await sql<{ title_en: string }>`
    SELECT * FROM player_message WHERE player_id = ${me.playerId} AND key LIKE 'withdraw:%'`.execute(
    server().owner,
  );
  expect(rows).toHaveLength(1);
  expect(inspect(rows)).not.toContain(Note);
  expect(INBOX.CANCEL?.('W1', 'the name is not yours').content.en).toContain(
    'the name is not yours',
  );
});

describe('what was reviewed', () => {
  test('is void when the payment is split otherwise, or the target goes on the black list', async () => {
    const { me, id } = await asked();
    const [one, two] = [desk(anna, me, id), desk(bert, me, id)];
    await one.claim();
    await one.approve();
    await two.claim();
    const stale = await two.seen();
    expect((await two.split([99, 2])).code).toBe('BAD_PLAN');
    expect((await two.split([99.999, 0.001])).code).toBe('OK');
    expect((await two.approve(stale)).code).toBe('CHANGED');
    expect((await two.look())?.Reviewers).toEqual([]);
    const split = { What: 'split', Operator: 'bert', Parts: [99_999n, 1n], VoidBy: null };
    const first = { What: 'approved', Operator: 'anna', Parts: null, VoidBy: 'split' };
    expect((await two.look())?.Reviews).toMatchObject([first, split]);
    expect((await two.approve()).value).toEqual({ IsApproved: false });
    const second = { What: 'approved', Operator: 'bert', Parts: [99_999n, 1n], VoidBy: null };
    const shown = (await two.look())?.Reviews;
    expect(shown).toMatchObject([first, split, second]);
    expect(shown?.every(({ TimeStamp }) => TimeStamp >= NOON)).toBe(true);
    await sql`INSERT INTO payee_block (number_mac, kind, shown, reason)
      SELECT number_mac, kind, shown, 'stolen' FROM payee WHERE id = ${me.payeeId}`.execute(
      server().owner,
    );
    await one.claim();
    // Nobody has acted since, and the approval does not count any more.
    expect((await one.look())?.Reviews.at(-1)).toMatchObject({ ...second, VoidBy: 'changed' });
    expect((await one.approve({ Hash: stale.Hash })).code).toBe('CHANGED');
    expect((await one.look())?.Reviewers).toEqual([]);
    expect((await one.look())?.Reviews.slice(2)).toMatchObject([
      { ...second, VoidBy: 'changed' },
      { What: 'changed', Operator: '', VoidBy: null },
    ]);
    expect((await one.approve()).code).toBe('TARGET_GONE');
    expect((await one.reject()).code).toBe('OK');
  });

  test('does not stand against a flag that came since', async () => {
    const { me, id } = await asked();
    const one = desk(anna, me, id);
    await one.claim();
    await sql`UPDATE player SET flags = ${flagBit('FUNDS_FREEZE')} WHERE player_id = ${me.playerId}`.execute(
      server().owner,
    );
    expect((await one.approve()).code).toBe('WRONG_STATE');
  });

  test('counts once where two approve at once; the control is the statement that compares them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { me, id } = await asked();
      const one = desk(anna, me, id);
      await one.claim();
      await one.approve();
      await one.claim();
      const hash = Buffer.from((await one.seen()).Hash, 'hex');
      const key = { playerId: me.playerId, id };
      // The same reviewer again, past all that the act asks: the statement alone refuses him, and another hash.
      const again = (who: number, of: Buffer) =>
        server()
          .db.transaction()
          .execute((tx) => reviewSecond(tx, key, who, of));
      expect(await again(anna?.operatorId ?? 0, hash)).toBe(false);
      expect(await again(bert?.operatorId ?? 0, Buffer.alloc(32))).toBe(false);
      const both = await Promise.all([1, 2].map(() => again(bert?.operatorId ?? 0, hash)));
      expect(both.filter(Boolean)).toHaveLength(1);
    }
  });
});

test('rules let through what is small, known and unmarked, and nothing else', async () => {
  const { me: registered } = await routine();
  await sql`UPDATE player SET created_at = created_at - interval '8 days' WHERE player_id = ${registered.playerId}`.execute(
    server().owner,
  );
  // Registered from one address, the players of a test are marked; of one of them all others are forgotten.
  await sql`UPDATE session SET ip = player_id::text, device_id = NULL`.execute(server().owner);
  await settle(server(), { withdrawAuto: true, withdrawProvider: 'double' });
  await server().clock.advance(86_400_000);
  const form = { UserName: registered.userName, Password: TEST_PASSWORD };
  const signedIn = await server().call(loginHttp.login, form);
  const me = { ...registered, token: signedIn.value.access_token };
  const quick = await ask(server(), me);
  expect(quick.value?.State).toBe('AUTOHANDLE');
  // A mark has somebody look; rules may be changed so that one that weighs little does not.
  await sql`UPDATE session SET ip = 'one' WHERE player_id <> ${me.playerId}`.execute(
    server().owner,
  );
  const listed = (kind: number, value: string) => sql`
    INSERT INTO risk_entry (kind, value, colour, reason, made_by) VALUES (${kind}, ${value}, 4, 'x', 'x')`;
  await listed(1, String(me.playerId)).execute(server().owner);
  expect((await ask(server(), me)).value?.State).toBe('WAITING');
  await sql`UPDATE risk_terms SET look_from = 60`.execute(server().owner);
  expect((await ask(server(), me)).value?.State).toBe('AUTOHANDLE');
  await sql`UPDATE risk_terms SET look_from = 1`.execute(server().owner);
  await sql`DELETE FROM risk_entry`.execute(server().owner);
  const big = await ask(server(), me, { amount: mills(2_000_001) });
  expect(big.value?.State).toBe('WAITING');
  await settle(server(), { withdrawAuto: false });
  expect((await ask(server(), me)).value?.State).toBe('WAITING');
  // Frozen since: it stays where it is, whatever the rules said.
  const setFlags = (flags: bigint) =>
    sql`UPDATE player SET flags = ${flags} WHERE player_id = ${me.playerId}`.execute(
      server().owner,
    );
  await setFlags(flagBit('FUNDS_FREEZE'));
  expect(await payByRules(server().platform)).toBe('idle');
  await setFlags(0n);
  expect(await payByRules(server().platform)).toBe('worked');
  expect(await payByRules(server().platform)).toBe('idle');
  await server().runJobs('withdraw.send');
  expect((await record(me, quick.value?.Id ?? ''))?.State).toBe('CONFIRM');
  // In a layer whose withdrawals are looked at: the next one waits, and so does what the rules let through before.
  await settle(server(), { withdrawAuto: true });
  await server().clock.advance(86_400_000);
  const again = await server().call(loginHttp.login, form);
  const now = { ...me, token: again.value.access_token };
  const failing = await ask(server(), now);
  double.next = 'FAILED';
  expect(await payByRules(server().platform)).toBe('worked');
  await server().runJobs('withdraw.send');
  double.next = 'PAID';
  expect((await record(now, failing.value?.Id ?? ''))?.State).toBe('THIRDPARTY_FAILED');
  const before = await ask(server(), now);
  expect(before.value?.State).toBe('AUTOHANDLE');
  await sql`
    WITH made AS (
      INSERT INTO layer (zh, en, is_read_only, is_reviewed, sort) VALUES ('看', 'Looked at', false, true, 1) RETURNING id)
    INSERT INTO player_layer (player_id, layer_id, changed_by) SELECT ${me.playerId}, id, 'x' FROM made`.execute(
    server().owner,
  );
  expect((await ask(server(), now)).value?.State).toBe('WAITING');
  // Nor does an operator pay what nobody looked at, before the site has come to it.
  const dora = await signInOperator(server(), 'dora', ['owner']);
  const mine = desk(dora, now, before.value?.Id ?? '');
  await mine.claim();
  expect((await mine.pay()).code).toBe('NOT_APPROVED');
  expect((await mine.payByHand()).code).toBe('NOT_APPROVED');
  // What a provider failed to pay was looked at by nobody either: now it is, and then it is paid.
  const failed = desk(dora, now, failing.value?.Id ?? '');
  await failed.claim();
  expect((await failed.pay()).code).toBe('NOT_APPROVED');
  expect((await failed.payByHand()).code).toBe('NOT_APPROVED');
  expect((await failed.approve()).code).toBe('OK');
  expect((await failed.approve()).code).toBe('WRONG_STATE');
  expect((await failed.pay()).code).toBe('OK');
  await server().runJobs('withdraw.send');
  expect((await record(now, failing.value?.Id ?? ''))?.State).toBe('CONFIRM');
  // It waits for a person also where no provider is named, so that nothing is paid by rules at all.
  await settle(server(), { withdrawProvider: '' });
  expect(await payByRules(server().platform)).toBe('idle');
  expect((await record(now, before.value?.Id ?? ''))?.State).toBe('WAITING');
  await sql`DELETE FROM player_layer WHERE player_id = ${me.playerId}`.execute(server().owner);
  await settle(server(), { withdrawAuto: false });
  await server().clock.set(NOON);
});

test('the queue shows each where it stands, page by page, and a code is asked for after five minutes', async () => {
  const { me, id } = await asked();
  const token = anna?.token ?? '';
  const page = async (input: object) =>
    (
      await server().callConsole(
        withdrawConsole.getQueue,
        { Count: 100, Tab: 'open', ...input },
        { token },
      )
    ).value;
  const names = (rows: { readonly Id: string }[] | undefined) => rows?.map(({ Id }) => Id);
  expect(names((await page({ Search: me.userName }))?.Rows)).toEqual([id]);
  expect(names((await page({ Search: me.userName, Kind: 'usdt' }))?.Rows)).toEqual([]);
  expect(names((await page({ Search: me.userName, Risk: 'FIRST_USE', Most: 100 }))?.Rows)).toEqual([
    id,
  ]);
  const every = names((await page({ Tab: 'all' }))?.Rows) ?? [];
  const seen: string[] = [];
  let After: string | undefined;
  do {
    const part = await page({ Tab: 'all', Count: 3, ...(After && { After }) });
    seen.push(...(names(part?.Rows) ?? []));
    After = part?.Next ?? undefined;
  } while (After);
  expect(seen).toEqual(every);
  await desk(anna, me, id).claim();
  expect(names((await page({ Tab: 'claimed', Search: me.userName }))?.Rows)).toEqual([id]);
  const counts = await server().callConsole(withdrawConsole.getQueueCounts, null, { token });
  const claimed = (await page({ Tab: 'claimed' }))?.Rows.length;
  expect(counts.value?.Counts).toMatchObject({ claimed });
  await server().clock.advance(5 * 60_000 + 1_000);
  expect((await desk(anna, me, id).approve()).code).toBe('CODE_NEEDED');
});
