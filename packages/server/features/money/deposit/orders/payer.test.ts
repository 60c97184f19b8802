import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { depositConsole, depositHttp } from '@fairlot/wire/money/deposit';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { writePlain } from '../../../account/contact/index.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { givePayee } from '../../payout-account/testing/give-payee.ts';
import { addTestChannel } from '../testing/channels.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
let channel = 0;
let [clerk, auditor] = ['', ''];
beforeAll(async () => {
  channel = await addTestChannel(server(), 'http://127.0.0.1:9', { type: 'BANK_TRANSFER' });
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  auditor = (await signInOperator(server(), 'auditor', ['auditor'])).token;
});

async function order({ token }: TestPlayer, of: object = {}): Promise<string> {
  const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: mills(100_000), ...of };
  return (await server().call(depositHttp.createDeposit, asked, { token })).value.OrderNo;
}
const inQueue = async (Search: string, token = auditor) =>
  (
    await server().callConsole(
      depositConsole.getDepositQueue,
      { Tab: 'unpaid', Search, Count: 20 },
      { token },
    )
  ).value.Rows[0];
const view = (OrderNo: string, token = clerk) =>
  server().callConsole(depositConsole.viewPayer, { OrderNo }, { token });
const looks = async (orderNo: string): Promise<string> =>
  JSON.stringify(
    (
      await sql`
        SELECT actor_name, after::text FROM operator_audit
        WHERE permission = 'deposit.proofs.view' AND target = ${`deposit ${orderNo}`}`.execute(
        server().owner,
      )
    ).rows,
  );

test('the queue shows bank and payer beside the real name, masked, and marks a difference', async () => {
  const me = await registerPlayer(server());
  const orderNo = await order(me, { PayerName: '李四海', Bank: 'ICBC' });
  const payer = async () => (await inQueue(orderNo))?.Payer;
  expect(await inQueue(orderNo)).toMatchObject({
    BankName: { zh: '中国工商银行' },
    Payer: { Masked: '李**', Known: [], IsSame: null },
  });
  await givePayee(server(), me.playerId, { holder: '李四海' });
  expect(await payer()).toEqual({ Masked: '李**', Known: ['李**'], IsSame: true });
  // The name of the registration decides over the holders of bound cards.
  const { dataFolder } = server().platform.settings;
  await transaction(server().db, (tx) =>
    writePlain(tx, dataFolder, me.playerId, [{ kind: 'realName', text: '张三' }]),
  );
  expect(await payer()).toEqual({ Masked: '李**', Known: ['张**', '李**'], IsSame: false });
  expect(JSON.stringify((await inQueue(orderNo))?.Payer)).not.toContain('四海');
});

test('blanks and capitals make no difference; an order without a payer shows none', async () => {
  const me = await registerPlayer(server());
  await givePayee(server(), me.playerId, { holder: 'ZHANG SAN' });
  const orderNo = await order(me, { PayerName: 'Zhang  San' });
  expect((await inQueue(orderNo))?.Payer?.IsSame).toBe(true);
  const other = await registerPlayer(server());
  const unnamed = await order(other);
  expect(await inQueue(unnamed)).toMatchObject({ BankName: null, Payer: null });
  expect((await view(unnamed)).code).toBe('NO_PAYER');
});

test('the names in full are a look of operators who may, and the audit has the look without the names', async () => {
  const me = await registerPlayer(server());
  await givePayee(server(), me.playerId, { number: '6222020200112230', holder: '王五' });
  const orderNo = await order(me, { PayerName: '李四海', Bank: 'ICBC' });
  expect((await view(orderNo, auditor)).status).toBe(403);
  expect((await view('D1x0123456789ab')).code).toBe('NO_ORDER');
  expect(await looks(orderNo)).toBe('[]');
  expect((await view(orderNo)).value).toEqual({
    Name: '李四海',
    BankName: { zh: '中国工商银行', en: expect.any(String) },
    IsSame: false,
    Known: [{ Name: '王五', Account: '**** 2230', IsSame: false }],
  });
  const written = await looks(orderNo);
  expect(written).toContain('clerk');
  expect(written).not.toMatch(/李四海|王五|2230/);
});

test('a payer that does not open costs itself, not the page', async () => {
  const me = await registerPlayer(server());
  const orderNo = await order(me, { PayerName: '李四海' });
  await sql`UPDATE deposit SET sealed_name = '\\x00' WHERE order_no = ${orderNo}`.execute(
    server().owner,
  );
  expect((await inQueue(orderNo))?.Payer).toEqual({ Masked: '', Known: [], IsSame: null });
});
