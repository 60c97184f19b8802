import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { flagBit, type PlayerFlag } from '@fairlot/rules/check/access';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import { loginHttp } from '@fairlot/wire/auth/login';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { instantBet, instantTie, post } from '#ledger';
import { newId, transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { giveAuthenticator } from '../../../account/authenticator/testing/proofs.ts';
import { givePayee } from '../../payout-account/testing/give-payee.ts';
import { registerPlayer, TEST_PASSWORD } from '../../../auth/login/testing.ts';
import { openLine } from '../../wagering/index.ts';
import {
  ask,
  NOON,
  type Ready,
  readyToWithdraw,
  settle,
  WITHDRAW_FEATURES,
} from '../testing/ready.ts';

const server = withTestServer({
  features: WITHDRAW_FEATURES,
  games: [],
  startAt: NOON,
  postsBareJournals: true,
});
const PLAIN = {
  withdrawFrom: '10:00',
  withdrawTo: '02:00',
  withdrawMin: 100,
  withdrawMax: 49_999,
  withdrawPerDay: 10,
  withdrawDayMost: 500_000,
  withdrawCardDayMost: 500_000,
  withdrawFree: 5,
  withdrawIntervalMinutes: 0,
  withdrawPending: 20,
  withdrawFirstMax: 5_000,
};
beforeEach(() => settle(server(), PLAIN));

const setFlags = (player: Ready, ...flags: PlayerFlag[]) =>
  sql`UPDATE player SET flags = ${flags.reduce((sum, flag) => sum | flagBit(flag), 0n)}
    WHERE player_id = ${player.playerId}`.execute(server().owner);
const wallet = async ({ token }: Ready) =>
  (await server().call(walletHttp.getWalletAmount, null, { token })).value;
const form = async ({ token }: Ready) =>
  (await server().call(withdrawHttp.getWithdrawData, null, { token })).value;
const failing = async (player: Ready) =>
  (await form(player))?.Checks.filter(({ IsGood }) => !IsGood).map(({ Check }) => Check);
const said = async (player: Ready, asks: Parameters<typeof ask>[2] = {}) => {
  const { code, body } = await ask(server(), player, asks);
  return [code, (body as { Params?: object }).Params ?? {}];
};

test('what is asked for is set aside with its fee at once, and shown as it goes', async () => {
  await settle(server(), { withdrawFree: 0 });
  const me = await readyToWithdraw(server());
  expect(await failing(me)).toEqual([]);
  const before = await form(me);
  expect(before).toMatchObject({ WalletAmount: 20_000_000n, FreeLeft: 0, CountLeft: 10 });
  const { value } = await ask(server(), me, { amount: mills(1_234_567) });
  expect(value).toMatchObject({
    State: 'WAITING',
    Amount: 1_234_567n,
    // One per cent, a half of the thousandth up.
    Fee: 12_346n,
    Paid: 0n,
    Steps: [{ Step: 'ASKED' }],
  });
  expect(value?.No).toMatch(/^W20270305[0-9A-F]{8}$/);
  expect(await wallet(me)).toBe(20_000_000n - 1_234_567n - 12_346n);
  expect(await form(me)).toMatchObject({
    HeldAmount: 1_246_913n,
    Pending: { No: value?.No },
    CountLeft: 9,
  });
  const { token } = me;
  const range = { From: NOON - 60_000, To: NOON + 3_600_000, PageSize: 10 };
  const records = await server().call(withdrawHttp.getRecords, range, { token });
  expect(records.value.Rows.map(({ No }) => No)).toEqual([value?.No]);
  const other = await registerPlayer(server());
  const Id = value?.Id ?? '';
  expect((await server().call(withdrawHttp.getRecord, { Id }, { token })).code).toBe('OK');
  expect((await server().call(withdrawHttp.getRecord, { Id }, { token: other.token })).code).toBe(
    'NO_SUCH_WITHDRAWAL',
  );
});

test('an intent asks once, whatever it asks for the second time', async () => {
  const me = await readyToWithdraw(server());
  const intent = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(server(), me, { intent })));
  expect(new Set(answers.map(({ value }) => value?.No)).size).toBe(1);
  expect(await wallet(me)).toBe(19_900_000n);
  // The proof is asked of what is new alone: what was asked for before is told without.
  expect((await ask(server(), me, { intent, password: 'wrong' })).code).toBe('OK');
  expect((await ask(server(), me, { intent, amount: mills(200_000) })).code).toBe('INTENT_REUSED');
});

describe('what stands in the way, in the order of product 7.2', () => {
  test('1 the flag, and 2 to 4 the target, before anybody is asked for a password', async () => {
    const me = await readyToWithdraw(server());
    const wrong = { password: 'wrong' };
    await setFlags(me, 'DISABLE_WITHDRAW');
    expect(await said(me, wrong)).toEqual(['WITHDRAW_DISABLED', {}]);
    expect(await failing(me)).toEqual(['account']);
    await setFlags(me);
    await sql`INSERT INTO payee_block (number_mac, kind, shown, reason)
      SELECT number_mac, kind, shown, 'stolen' FROM payee WHERE id = ${me.payeeId}`.execute(
      server().owner,
    );
    expect(await said(me, wrong)).toEqual(['BLACKLIST', {}]);
    expect(await said(me, { ...wrong, payeeId: 999_999 })).toEqual(['NO_CARD', {}]);
    const other = await givePayee(server(), me.playerId, { bank: 'CMB' });
    await sql`UPDATE bank SET maintenance_until = from_ms(${NOON + 7_200_000}) WHERE code = 'CMB'`.execute(
      server().owner,
    );
    expect(await said(me, { ...wrong, payeeId: Number(other) })).toEqual([
      'BANK_MAINTENANCE',
      { bank: '招商银行', time: '2027-03-05 14:00' },
    ]);
    await sql`UPDATE bank SET maintenance_until = NULL`.execute(server().owner);
  });

  test('5 and 6: fund password and code, which a refusal further down does not use up', async () => {
    const me = await readyToWithdraw(server());
    await settle(server(), { withdrawFrom: '13:00', withdrawTo: '14:00' });
    expect(await said(me, { password: 'wrong' })).toEqual(['WRONG_PASSWORD', { n: 4 }]);
    const codeNow = await giveAuthenticator(server(), me);
    expect((await form(me))?.IsCodeAsked).toBe(true);
    expect((await said(me))[0]).toBe('CODE_NEEDED');
    expect((await said(me, { code: '000000' }))[0]).toBe('GOOGLE_FAILED');
    const code = await codeNow();
    expect((await said(me, { code }))[0]).toBe('OUT_OF_HOURS');
    await settle(server(), PLAIN);
    expect((await said(me, { code }))[0]).toBe('OK');
    expect((await said(me, { code }))[0]).toBe('GOOGLE_FAILED');
    const bare = await registerPlayer(server());
    const payeeId = Number(await givePayee(server(), bare.playerId));
    expect((await said({ ...bare, payeeId }))[0]).toBe('NO_FUND_PASSWORD');
    expect(await failing({ ...bare, payeeId })).toContain('fund-password');
  });

  test('GA_WITHDRAW asks for a code of who has no authenticator, and so stops him', async () => {
    const me = await readyToWithdraw(server());
    await setFlags(me, 'GA_WITHDRAW');
    expect((await said(me))[0]).toBe('CODE_NEEDED');
    expect((await said(me, { code: '123456' }))[0]).toBe('GOOGLE_FAILED');
  });

  test('7 to 9: hours, interval and count', async () => {
    const me = await readyToWithdraw(server());
    await settle(server(), { withdrawFrom: '22:00', withdrawTo: '12:00' });
    expect(await said(me)).toEqual(['OUT_OF_HOURS', { from: '22:00', to: '12:00' }]);
    expect(await failing(me)).toEqual(['hours']);
    await settle(server(), {
      withdrawFrom: '09:30',
      withdrawTo: '09:30',
      withdrawIntervalMinutes: 3,
    });
    expect((await said(me))[0]).toBe('OK');
    expect(await said(me)).toEqual(['INTERVAL', { min: 3 }]);
    await settle(server(), { withdrawIntervalMinutes: 0, withdrawPerDay: 1 });
    expect(await said(me)).toEqual(['COUNT_REACHED', { n: 1 }]);
    expect(await failing(me)).toEqual(['count']);
  });

  test('10 to 13: the least, the most, the day of a method and of all', async () => {
    const me = await readyToWithdraw(server());
    expect(await said(me, { amount: mills(99_999) })).toEqual(['BELOW_MIN', { min: '100.000' }]);
    expect((await said(me, { amount: mills(-5) }))[0]).toBe('BELOW_MIN');
    expect(await said(me, { amount: mills(50_000_000) })).toEqual([
      'ABOVE_MAX_TIME',
      { max: '49,999.000' },
    ]);
    await settle(server(), { withdrawCardDayMost: 150 });
    expect((await said(me))[0]).toBe('OK');
    expect(await said(me)).toEqual(['ABOVE_MAX_DAY', { left: '50.000' }]);
    await settle(server(), { withdrawCardDayMost: 500_000, withdrawDayMost: 150 });
    expect(await said(me)).toEqual(['DAY_TOTAL_EXCEEDED', {}]);
    // The day of the site ends at midnight there, 16:00 UTC, and what was asked for counts no more.
    await server().clock.advance(13 * 3_600_000);
    await settle(server(), { withdrawFrom: '00:00', withdrawTo: '00:00' });
    const claim = { UserName: me.userName, Password: TEST_PASSWORD };
    const { value } = await server().call(loginHttp.login, claim);
    const again = { ...me, token: value.access_token };
    expect((await form(again))?.CountLeft).toBe(10);
    expect((await said(again))[0]).toBe('OK');
    await server().clock.set(NOON + 86_400_000);
  });

  test('14 to 16: what is there with the fee, the requirement with its exact gap, the first one', async () => {
    await settle(server(), { withdrawFree: 0, withdrawFirstMax: 49_999 });
    const me = await readyToWithdraw(server());
    expect(await said(me, { amount: mills(20_000_000) })).toEqual([
      'NOT_ENOUGH',
      { amount: '19,950.000' },
    ]);
    expect((await form(me))?.Available).toBe(19_950_000n);
    const source = { playerId: me.playerId, kind: 106, amount: mills(100_005), times: 150 };
    await transaction(server().db, (tx) => openLine(tx, { ...source, key: randomUUID() }));
    const { Gap, Lines } = (await form(me)) ?? {};
    expect(Lines?.reduce((sum, line) => sum + (line.Required - line.Done), 0n)).toBe(Gap);
    expect(await said(me)).toEqual(['BET_REQUIREMENT', { gap: formatAmount(Gap) }]);
    expect(await failing(me)).toEqual(['requirement']);
    await settle(server(), { withdrawFirstMax: 5_000 });
    const young = await readyToWithdraw(server());
    expect(await said(young, { amount: mills(5_000_001) })).toEqual([
      'FIRST_LIMIT',
      { max: '5,000.000' },
    ]);
    expect((await form(young))?.FirstMax).toBe(5_000_000n);
    await settle(server(), { withdrawFirstTimes: 1, withdrawFirstMax: 49_999 });
    expect(await said(young, { amount: mills(10_000_001) })).toEqual([
      'FIRST_LIMIT',
      { max: '10,000.000' },
    ]);
    await settle(server(), { withdrawFirstTimes: 5 });
    expect((await said(young, { amount: mills(10_000_001) }))[0]).toBe('OK');
  });

  test('19: a target that is too young', async () => {
    const me = await readyToWithdraw(server());
    const young = Number(await givePayee(server(), me.playerId, { coolHours: 6 }));
    expect(await said(me, { payeeId: young })).toEqual(['CARD_COOLING', { hours: 6 }]);
  });

  test('20 to 22: amount, address and rate of USDT', async () => {
    const number = 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH';
    const me = await readyToWithdraw(server(), { kind: 'usdt', bank: 'USDT_TRC20', number });
    await settle(server(), { withdrawUsdtMin: 20, withdrawUsdtMax: 1_000 });
    // 7.2 with the spread of the site.
    const rate = mills(7_236);
    expect((await said(me, { rate, amount: mills(200_000) }))[0]).toBe('USDT_RATE');
    await sql`INSERT INTO rate_mid (mid, at, seen_at) VALUES (7200, app_now(), app_now())`.execute(
      server().owner,
    );
    expect(await said(me, { rate })).toEqual(['USDT_AMOUNT', { min: '20.000', max: '1,000.000' }]);
    expect((await said(me, { rate: mills(7_100), amount: mills(200_000) }))[0]).toBe('USDT_RATE');
    expect((await said(me, { amount: mills(200_000) }))[0]).toBe('USDT_RATE');
    const wrong = { kind: 'usdt', bank: 'USDT_ERC20', number: `${number}x` } as const;
    const payeeId = Number(await givePayee(server(), me.playerId, wrong));
    expect(await said(me, { payeeId, rate, amount: mills(200_000) })).toEqual([
      'USDT_ADDRESS',
      { chain: 'USDT-ERC20' },
    ]);
    const { value } = await ask(server(), me, { rate, amount: mills(200_000) });
    // 200 / 7.236, rounded down.
    expect(value).toMatchObject({ Rate: 7_236n, Usdt: 27_639n, Kind: 'usdt' });
  });

  test('23 to 25: one on its way, frozen funds, a card of type two', async () => {
    const me = await readyToWithdraw(server(), { category: 'type-two' });
    await settle(server(), { withdrawTypeTwoDay: 150 });
    expect((await said(me))[0]).toBe('OK');
    expect(await said(me)).toEqual(['TYPE_TWO_LIMIT', { left: '50.000' }]);
    expect((await form(me))?.Targets).toMatchObject([{ Shut: 'DAY' }]);
    await settle(server(), { withdrawTypeTwoDay: 10_000, withdrawTypeTwoYear: 120 });
    expect(await said(me)).toEqual(['TYPE_TWO_LIMIT', { left: '20.000' }]);
    // What is left of a year is no more tomorrow.
    expect((await form(me))?.Targets).toMatchObject([
      { IsTypeTwo: true, DayLeft: 20_000n, Shut: 'NOTHING' },
    ]);
    await settle(server(), { withdrawPending: 1 });
    expect(await said(me)).toEqual(['PENDING_EXISTS', {}]);
    expect(await failing(me)).toEqual(['pending']);
    await settle(server(), { withdrawPending: 20 });
    for (const flag of ['FUNDS_FREEZE', 'DEBT'] as const) {
      await setFlags(me, flag);
      expect((await said(me))[0]).toBe('FUNDS_FROZEN');
    }
    // Who excluded himself takes his money out (reliability R2).
    await setFlags(me, 'SELF_EXCLUDED');
    await settle(server(), { withdrawTypeTwoYear: 200_000 });
    expect((await said(me))[0]).toBe('OK');
  });

  test('a demo account never withdraws', async () => {
    const me = await readyToWithdraw(server());
    await sql`UPDATE player SET flags = 524300, is_demo = true WHERE player_id = ${me.playerId}`.execute(
      server().owner,
    );
    expect((await said(me))[0]).toBe('WITHDRAW_DISABLED');
  });
});

test('two requests at once take no more than there is', async () => {
  await settle(server(), { withdrawFirstMax: 49_999, withdrawMax: 49_999 });
  for (let round = 0; round < 3; round += 1) {
    const me = await readyToWithdraw(server());
    const asked = Array.from({ length: 4 }, () => ask(server(), me, { amount: mills(12_000_000) }));
    const codes = (await Promise.all(asked)).map(({ code }) => code).toSorted();
    expect(codes).toEqual(['NOT_ENOUGH', 'NOT_ENOUGH', 'NOT_ENOUGH', 'OK']);
    expect(await wallet(me)).toBe(8_000_000n);
  }
});

test('who has stakes back of more than a day ago, and deposited nothing since, withdraws', async () => {
  const me = await readyToWithdraw(server());
  const { playerId, userName: UserName } = me;
  const of = { currency: 'DEM', gameId: 4, serialNumber: 1, amount: mills(50_000) } as const;
  const bet = { playerId, betId: newId(), ...of };
  await transaction(server().db, (tx) => post(tx, instantBet(bet)));
  await server().clock.advance(25 * 3_600_000);
  await transaction(server().db, (tx) => post(tx, instantTie(bet)));
  const again = await server().call(loginHttp.login, { UserName, Password: TEST_PASSWORD });
  const { code } = await ask(server(), { ...me, token: again.value?.access_token ?? '' });
  expect(code).toBe('OK');
});
