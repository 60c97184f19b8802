import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { importAddresses } from '../../crypto-deposit/index.ts';
import { exchangeRate } from '../../exchange-rate/index.ts';
import { givePayee } from '../../payout-account/testing/give-payee.ts';
import { readParts } from '../request/store.ts';
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
import { takeToSend } from './store-send.ts';

/** Our own and ownerless addresses are never paid, in any state of a withdrawal. */
const double = createProviderDouble();
const server = withTestServer({
  features: [...WITHDRAW_FEATURES, exchangeRate, double.feature],
  games: [],
  startAt: NOON,
});
let [anna, bert] = [{ token: '' }, { token: '' }];
beforeAll(async () => {
  anna = await signInOperator(server(), 'anna');
  bert = await signInOperator(server(), 'bert');
  await sql`INSERT INTO chain (code, provider, confirmations) VALUES ('ERC20', 'chain-ERC20', 1)`.execute(
    server().owner,
  );
});
const SETTINGS = {
  withdrawPending: 20,
  withdrawIntervalMinutes: 0,
  withdrawFree: 9,
  withdrawPartMost: 50_000,
  withdrawAuto: false,
  withdrawProvider: '',
};
beforeEach(async () => {
  double.next = 'PAID';
  double.isForgetful = false;
  await settle(server(), SETTINGS);
  await sql`INSERT INTO rate_mid (mid, at, seen_at) VALUES (7200, app_now(), app_now())`.execute(
    server().owner,
  );
});

let made = 0;
/** Another address of a player, in the form that a node or a wallet writes it. */
const newAddress = (): string =>
  `0x5c0ffee5${(made += 1).toString(16).padStart(4, '0')}b2d94a617f83e05c1d9ab7e4f6c2`;
const usdtPlayer = (number: string): Promise<Ready> =>
  readyToWithdraw(server(), { kind: 'usdt', bank: 'USDT_ERC20', number });

type Paying = { readonly me: Ready; readonly id: string; readonly address: string };
const desk = ({ me, id }: Paying, who = bert) => deskOf(server(), who, me.playerId, id);
const asks = async (me: Ready) => {
  const { value } = await server().call(withdrawHttp.getWithdrawData, undefined, {
    token: me.token,
  });
  return ask(server(), me, {
    amount: mills(1_000_000),
    ...(value.UsdtRate && { rate: value.UsdtRate }),
  });
};
async function asked(): Promise<Paying> {
  const address = newAddress();
  const me = await usdtPlayer(address);
  return { me, address, id: (await asks(me)).value?.Id ?? '' };
}
async function approved(): Promise<Paying> {
  const paying = await asked();
  for (const who of [anna, bert]) {
    await desk(paying, who).claim();
    await desk(paying, who).approve();
  }
  return paying;
}
/** Players pay to the address from now on. */
const becomeOurs = ({ address }: Pick<Paying, 'address'>) =>
  transaction(server().db, (tx) => importAddresses(tx, 'ERC20', address));
const isOursNoMore = () => sql`DELETE FROM chain_address`.execute(server().owner);
const stateOf = async ({ me, id }: Paying) =>
  (await server().call(withdrawHttp.getRecord, { Id: id }, { token: me.token })).value?.State;
const send = () => server().runJobs('withdraw.send');
const sentOf = async ({ me, id }: Paying) => {
  const parts = await readParts(server().db, me.playerId, [id]);
  return double.sent.filter(({ payoutNo }) => parts.some(({ no }) => no === payoutNo)).length;
};

test.each([
  ['0xdac17f958d2ee523a2206206994597c13d831ec7', 'TOKEN_CONTRACT'],
  [`0x${'0'.repeat(36)}dead`, 'BURN_ADDRESS'],
  ['TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH', 'USDT_ADDRESS'],
])('refuses an address bound before it was forbidden: %s', async (address, code) => {
  expect((await asks(await usdtPlayer(address))).code).toBe(code);
});

test('rejects a withdrawal to our own addresses, retired ones too', async () => {
  const address = newAddress();
  const me = await usdtPlayer(address);
  await becomeOurs({ address });
  expect((await asks(me)).code).toBe('OUR_ADDRESS');
  await sql`UPDATE chain_address SET is_on = false`.execute(server().owner);
  expect((await asks(me)).code).toBe('OUR_ADDRESS');
  await isOursNoMore();
  expect((await asks(me)).code).toBe('OK');
});

test('rejects approval and payment by hand to our own addresses', async () => {
  const waiting = await asked();
  await desk(waiting).claim();
  await becomeOurs(waiting);
  expect((await desk(waiting).approve()).code).toBe('OUR_ADDRESS');
  await isOursNoMore();
  const paying = await approved();
  await becomeOurs(paying);
  expect((await desk(paying).pay()).code).toBe('OUR_ADDRESS');
  expect((await desk(paying).payByHand()).code).toBe('OUR_ADDRESS');
  await isOursNoMore();
  // The control.
  expect((await desk(paying).pay()).code).toBe('OK');
});

test('sends the withdrawal to manual review', async () => {
  const address = newAddress();
  const me = await usdtPlayer(address);
  const paying = { me, address, id: (await asks(me)).value?.Id ?? '' };
  // As if the rules had let it through: a withdrawal never comes to this state from another.
  await sql`ALTER TABLE withdrawal DISABLE TRIGGER goes_forward`.execute(server().owner);
  await sql`UPDATE withdrawal SET state = 5, second_for = 0 WHERE id = ${paying.id}`.execute(
    server().owner,
  );
  await sql`ALTER TABLE withdrawal ENABLE TRIGGER goes_forward`.execute(server().owner);
  await settle(server(), { withdrawAuto: true, withdrawProvider: 'double' });
  await becomeOurs(paying);
  await server().runJobs('withdraw.auto');
  expect([await stateOf(paying), await sentOf(paying)]).toEqual(['WAITING', 0]);
  await isOursNoMore();
});

test('does not send a queued payout to a lost address', async () => {
  const paying = await approved();
  expect((await desk(paying).pay()).code).toBe('OK');
  await becomeOurs(paying);
  await send();
  expect([await stateOf(paying), await sentOf(paying)]).toEqual(['THIRDPARTY_FAILED', 0]);
  await desk(paying).claim();
  expect((await desk(paying).pay()).code).toBe('OUR_ADDRESS');
  await isOursNoMore();
  // The control: the same try goes out.
  expect((await desk(paying).pay()).code).toBe('OK');
  await send();
  expect([await stateOf(paying), await sentOf(paying)]).toEqual(['CONFIRM', 1]);
});

test('does not resend a payout in an unknown state', async () => {
  const paying = await approved();
  await desk(paying).pay();
  // Marked as sent without a send.
  await transaction(server().db, (tx) => takeToSend(tx, 5));
  await becomeOurs(paying);
  double.isForgetful = true;
  await server().clock.advance(60_000);
  await server().runJobs('withdraw.ask');
  expect([await stateOf(paying), await sentOf(paying)]).toEqual(['UNKNOWN', 0]);
  expect((await desk(paying).sendAgain()).code).toBe('OUR_ADDRESS');
  expect(await sentOf(paying)).toBe(0);
  await isOursNoMore();
  // The control.
  expect((await desk(paying).sendAgain()).code).toBe('OK');
  expect([await stateOf(paying), await sentOf(paying)]).toEqual(['CONFIRM', 1]);
});

test('sends the memo with every part and shows it in record and queue', async () => {
  await settle(server(), { withdrawPartMost: 500 });
  const me = await readyToWithdraw(server());
  const number = 'EQBfAN7LfaUYgXZNw5Wc7GBgkEX2yhuJ5ka95J1JJwXXf4a8';
  const payeeId = Number(
    await givePayee(server(), me.playerId, {
      kind: 'usdt',
      bank: 'USDT_TON',
      number,
      memo: '104875230',
    }),
  );
  const asking = await asks({ ...me, payeeId });
  expect(asking.value).toMatchObject({ Bank: 'USDT_TON', Memo: '104875230' });
  const paying = { me, address: number, id: asking.value?.Id ?? '' };
  for (const who of [anna, bert]) {
    await desk(paying, who).claim();
    await desk(paying, who).approve();
  }
  expect(await desk(paying).look()).toMatchObject({ Memo: '104875230' });
  const before = double.sent.length;
  expect((await desk(paying).pay()).code).toBe('OK');
  await send();
  expect(double.sent.slice(before).map(({ memo }) => memo)).toEqual(['104875230', '104875230']);
});
