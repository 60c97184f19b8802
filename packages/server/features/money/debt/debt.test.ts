import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { mills } from '@fairlot/rules/core/money';
import { debtConsole, debtHttp } from '@fairlot/wire/money/debt';
import { inboxHttp } from '@fairlot/wire/messaging/inbox';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { balanceOf, debt as debtAccount, DEMO, fund, houseBalance, post } from '#ledger';
import { revenue } from '#ledger/accounts';
import { newId, transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { ask, readyToWithdraw, settle, WITHDRAW_FEATURES } from '../withdraw/testing/ready.ts';
import { debt, payOff } from './index.ts';
import { giveDebt, spendAll } from './testing/give-debt.ts';

const NOON = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({
  features: [...WITHDRAW_FEATURES, debt],
  games: [],
  startAt: NOON,
});
let [clerk, lead] = ['', ''];
beforeAll(async () => {
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
});

const cashOf = ({ playerId }: TestPlayer) => balanceOf(server().db, playerId, DEMO);
const give = ({ playerId }: TestPlayer, amount: bigint) =>
  transaction(server().db, (tx) =>
    post(tx, fund({ playerId, amount: mills(amount), currency: DEMO, reason: newId() })),
  );
const flagsOf = async ({ playerId }: TestPlayer) =>
  (
    await sql<{ flags: bigint }>`SELECT flags FROM player WHERE player_id = ${playerId}`.execute(
      server().owner,
    )
  ).rows[0]?.flags;
const owing = async ({ token }: TestPlayer) =>
  (await server().call(debtHttp.getDebt, null, { token })).value;
const pay = ({ token }: TestPlayer, amount: bigint, IntentId: string = randomUUID()) =>
  server().call(debtHttp.payDebt, { IntentId, Amount: mills(amount) }, { token });

/** Who owes so much and has so much. */
async function debtor(owes: bigint, has: bigint): Promise<TestPlayer> {
  const player = await registerPlayer(server());
  await spendAll(server(), player.playerId);
  await giveDebt(server(), player.playerId, owes);
  if (has > 0n) await give(player, has);
  return player;
}

describe('a player pays what he owes', () => {
  test('as much as he likes of it, and the flag goes with the last of it', async () => {
    const me = await debtor(70_000n, 90_000n);
    expect(await flagsOf(me)).toBe(flagBit('DEBT'));
    expect((await pay(me, 70_001n)).code).toBe('MORE_THAN_OWED');
    expect((await pay(me, 20_000n)).value).toEqual({ Owed: 50_000n });
    expect(await flagsOf(me)).toBe(flagBit('DEBT'));
    expect((await pay(me, 50_000n)).value).toEqual({ Owed: 0n });
    expect(await flagsOf(me)).toBe(0n);
    expect(await cashOf(me)).toBe(20_000n);
    expect((await pay(me, 1n)).code).toBe('NOTHING_OWED');
    expect((await owing(me)).Moves.map(({ Kind, Amount }) => [Kind, Amount])).toEqual([
      ['byPlayer', -50_000n],
      ['byPlayer', -20_000n],
      ['chargedBack', 70_000n],
    ]);
  });

  test('not more than he has', async () => {
    const me = await debtor(70_000n, 10_000n);
    expect((await pay(me, 10_001n)).code).toBe('DEBT_SHORT');
    expect((await pay(me, 10_000n)).code).toBe('OK');
    expect(await owing(me)).toMatchObject({ Owed: 60_000n, Available: 0n });
  });

  test('once by one intent, and never more than he owes, many at once', async () => {
    const me = await debtor(70_000n, 900_000n);
    const intent = randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => pay(me, 30_000n, intent)));
    expect(same.map(({ code }) => code)).toEqual(['OK', 'OK', 'OK']);
    expect((await owing(me)).Owed).toBe(40_000n);
    const many = await Promise.all([1, 2, 3, 4].map(() => pay(me, 30_000n)));
    expect(many.filter(({ code }) => code === 'OK')).toHaveLength(1);
    expect(await owing(me)).toMatchObject({ Owed: 10_000n, Available: 840_000n });
    // The control: what two of them would pay at once without the lock, the row refuses.
    const { owner } = server();
    const twice = transaction(owner, (tx) =>
      sql`SELECT debt_change(${me.playerId}, 'DEM', -10001, 4::smallint, 'x', '', '')`.execute(tx),
    );
    await expect(twice).rejects.toThrow('debt_owed_check');
  });
});

test('withdrawals are refused while he owes, and open when he does not', async () => {
  await settle(server(), {
    withdrawFrom: '00:00',
    withdrawTo: '00:00',
    withdrawIntervalMinutes: 0,
  });
  const me = await readyToWithdraw(server());
  await giveDebt(server(), me.playerId, 70_000n);
  expect((await ask(server(), me)).code).toBe('FUNDS_FROZEN');
  expect((await pay(me, 70_000n)).code).toBe('OK');
  expect((await ask(server(), me)).code).toBe('OK');
});

test('operators see who owes what, and two of them take it out of his wallet', async () => {
  const [one, two] = [await debtor(70_000n, 50_000n), await debtor(20_000n, 0n)];
  const list = async (more: object = {}) =>
    (await server().callConsole(debtConsole.getDebts, { Count: 200, ...more }, { token: clerk }))
      .value;
  const all = await list();
  expect(all.Total).toBe(-(await houseBalance(server().db, debtAccount, DEMO)));
  const mine = all.Rows.filter(({ PlayerId }) =>
    [one.playerId, two.playerId].includes(BigInt(PlayerId)),
  );
  expect(mine).toMatchObject([
    { UserName: one.userName, Owed: 70_000n, Available: 50_000n },
    { UserName: two.userName, Owed: 20_000n, Available: 0n },
  ]);
  expect((await list({ Search: two.userName.toUpperCase() })).Rows).toHaveLength(1);
  const seen: number[] = [];
  let After: string | undefined;
  do {
    const part = await list({ Count: 1, ...(After !== undefined && { After }) });
    seen.push(...part.Rows.map(({ PlayerId }) => PlayerId));
    After = part.Next ?? undefined;
  } while (After !== undefined);
  expect(seen).toEqual(all.Rows.map(({ PlayerId }) => PlayerId));
  const propose = (player: TestPlayer, Amount: bigint) =>
    server().callConsole(
      debtConsole.proposeOffset,
      { PlayerId: Number(player.playerId), Amount: Number(Amount) / 1000, Reason: 'as agreed' },
      { token: clerk },
    );
  expect((await propose(one, 70_001n)).code).toBe('MORE_THAN_OWED');
  expect((await propose(one, 60_000n)).code).toBe('DEBT_SHORT');
  expect((await propose(await debtor(1n, 0n), 1n)).code).toBe('DEBT_SHORT');
  expect((await propose(await registerPlayer(server()), 1n)).code).toBe('NOTHING_OWED');
  const put = await propose(one, 50_000n);
  const { Id, Hash } = put.value as { Id: number; Hash: string };
  const confirm = (token: string) =>
    server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
  expect((await confirm(clerk)).code).not.toBe('OK');
  expect((await confirm(lead)).code).toBe('OK');
  const shown = await server().callConsole(
    debtConsole.getPlayerDebt,
    { PlayerId: Number(one.playerId) },
    { token: clerk },
  );
  expect(shown.value).toMatchObject({
    Owed: 20_000n,
    Moves: [{ Kind: 'byOperators', Amount: -50_000n, Note: 'as agreed' }, { Kind: 'chargedBack' }],
  });
  expect(await cashOf(one)).toBe(0n);
  // The player is told, and reads the reason.
  const inbox = { Tab: 'money', Count: 10 } as const;
  const told = (await server().call(inboxHttp.getMessages, inbox, { token: one.token })).value;
  expect(told.Rows[0]).toMatchObject({ TitleEn: 'Taken for what you owe -50.000' });
  expect(told.Rows[0]?.ContentEn).toContain('Reason: as agreed\nYou still owe 20.000.');
  // What is owed changed meanwhile: nothing is taken.
  await give(one, 30_000n);
  const late = (await propose(one, 10_000n)).value as { Id: number; Hash: string };
  expect((await pay(one, 5_000n)).code).toBe('OK');
  const void_ = await server().callConsole(
    operatorHttp.confirm,
    { Id: late.Id, Hash: late.Hash },
    { token: lead },
  );
  expect(void_.code).toBe('CHANGED_SINCE');
  expect((await owing(one)).Owed).toBe(15_000n);
});

test('the provider’s name of a chargeback is for operators alone', async () => {
  const me = await debtor(70_000n, 0n);
  const { rows } = await sql<{ note: string }>`
    SELECT note FROM debt_move WHERE player_id = ${me.playerId}`.execute(server().owner);
  expect(rows[0]?.note).not.toBe('');
  expect((await owing(me)).Moves).toMatchObject([{ Kind: 'chargedBack', Note: '' }]);
});

test('the audit finds a debt without its flag, and a flag without a debt', async () => {
  const [one, two] = [await debtor(70_000n, 0n), await registerPlayer(server())];
  const { owner } = server();
  const turn = () =>
    sql`UPDATE player SET flags = flags # flag_debt()
      WHERE player_id IN (${one.playerId}, ${two.playerId})`.execute(owner);
  const lines = async () =>
    (await sql<{ line: string }>`SELECT line FROM debt_audit()`.execute(owner)).rows.map(
      ({ line }) => line,
    );
  expect(await lines()).toEqual([]);
  await turn();
  const found = await lines();
  await turn();
  expect(found.toSorted()).toEqual([
    expect.stringContaining(`player ${one.playerId} owes 70000 and his flags are`),
    expect.stringContaining(`player ${two.playerId} owes 0 and his flags are`),
  ]);
  expect(await lines()).toEqual([]);
});

test('nobody pays who owes nothing, or whose account is closed', async () => {
  const of = { most: mills(5), kind: 'byOperators', cause: 'x', no: '', note: '' } as const;
  const payNow = (playerId: bigint) =>
    transaction(server().db, (tx) => payOff(tx, { playerId, currency: DEMO }, of));
  const free = await registerPlayer(server());
  expect(await payNow(free.playerId)).toBe(0n);
  const me = await debtor(70_000n, 10_000n);
  await sql`UPDATE ledger_account SET status = 1 WHERE player_id = ${me.playerId} AND kind = 1`.execute(
    server().owner,
  );
  expect(await payNow(me.playerId)).toBe(0n);
  await sql`UPDATE ledger_account SET status = 0 WHERE player_id = ${me.playerId} AND kind = 1`.execute(
    server().owner,
  );
  expect(await payNow(me.playerId)).toBe(5n);
});

test('two operators give up what somebody owes: the house bears it, his wallet stays, and the flag goes', async () => {
  const me = await debtor(70_000n, 0n);
  const all = await houseBalance(server().db, debtAccount, DEMO);
  const before = await houseBalance(server().db, revenue, DEMO);
  const ask = (Amount: number, player = me) =>
    server().callConsole(
      debtConsole.proposeWriteOff,
      { PlayerId: Number(player.playerId), Amount, Reason: 'he has nothing' },
      { token: clerk },
    );
  const confirm = async (value: unknown, token = lead) => {
    const { Id, Hash } = value as { Id: number; Hash: string };
    return (await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token })).code;
  };
  expect((await ask(70.001)).code).toBe('MORE_THAN_OWED');
  expect((await ask(1, await registerPlayer(server()))).code).toBe('NOTHING_OWED');
  const part = (await ask(20)).value;
  expect(await confirm(part, clerk)).not.toBe('OK');
  expect(await confirm(part)).toBe('OK');
  expect(await owing(me)).toMatchObject({
    Owed: 50_000n,
    Moves: [{ Kind: 'writtenOff', Amount: -20_000n, Note: 'he has nothing' }, {}],
  });
  expect(await flagsOf(me)).toBe(flagBit('DEBT'));
  // What he owes changed meanwhile: it is void, and nothing is given up twice.
  const late = (await ask(50)).value;
  const { Id } = late;
  await give(me, 10_000n);
  expect((await pay(me, 10_000n)).code).toBe('OK');
  expect(await confirm(late)).toBe('CHANGED_SINCE');
  const away = { Id, Reason: 'another amount' };
  await server().callConsole(operatorHttp.withdraw, away, { token: lead });
  const rest = (await ask(40)).value;
  expect(await confirm(rest)).toBe('OK');
  expect(await confirm(rest)).not.toBe('OK');
  expect(await flagsOf(me)).toBe(0n);
  expect(await cashOf(me)).toBe(0n);
  expect((await houseBalance(server().db, debtAccount, DEMO)) - all).toBe(70_000n);
  expect((await houseBalance(server().db, revenue, DEMO)) - before).toBe(-60_000n);
  const inbox = { Tab: 'money', Count: 10 } as const;
  const told = (await server().call(inboxHttp.getMessages, inbox, { token: me.token })).value;
  expect(told.Rows[0]).toMatchObject({ TitleEn: 'Given up of what you owe 40.000' });
  expect(told.Rows[0]?.ContentEn).toContain('You owe nothing any more.');
  // He did not pay it off.
  expect(told.Rows[0]?.Content).toContain('现已无欠款。');
});
