import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY, withoutWithdraw } from '#testing/stand-ins';
import { login } from '../../auth/login/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { bankState, heldPayee, markPaid, payeesOf, revealPayee } from './payee.ts';
import { payoutAccount } from './index.ts';
import { readPurse } from './read-account.ts';
import { givePayee } from './testing/give-payee.ts';

const server = withTestServer({
  features: [settings, login, payoutAccount, withoutWithdraw, ...PASSWORD_ONLY],
  games: [],
});
const db = () => server().db;

test('what is bound is held, revealed in full to a payout only, and marked once it was paid', async () => {
  const { playerId } = await registerPlayer(server());
  const { playerId: other } = await registerPlayer(server());
  const number = '6222020200112230';
  const id = await givePayee(server(), playerId, { number, holder: '李四', category: 'type-two' });
  await givePayee(server(), playerId, { kind: 'usdt', bank: 'USDT_TRC20', number: 'T1' });
  expect(await payeesOf(db(), playerId)).toMatchObject([
    { kind: 'usdt', bank: 'USDT_TRC20', category: 'none', paidBefore: false },
    { id, kind: 'card', bank: 'ICBC', category: 'type-two', shown: '**** 2230', listed: false },
  ]);
  expect(await payeesOf(db(), other)).toEqual([]);
  await transaction(db(), async (tx) => {
    expect(await heldPayee(tx, other, id)).toBeUndefined();
    const held = await heldPayee(tx, playerId, id);
    expect(held && (await revealPayee(tx, server().platform.settings.dataFolder, held))).toEqual({
      number,
      holder: '李四',
    });
    await markPaid(tx, playerId, id);
    await markPaid(tx, playerId, id);
    expect(await heldPayee(tx, playerId, id)).toMatchObject({ paidBefore: true });
  });
  const { rows } = await sql<{ all: string }>`
    SELECT string_agg(payee::text, ' ') AS all FROM payee`.execute(server().owner as never);
  expect(rows[0]?.all).not.toContain(number);
});

test('an address of several players is marked; what was removed is held by nobody', async () => {
  const { playerId } = await registerPlayer(server());
  const { playerId: other } = await registerPlayer(server());
  const given = { kind: 'usdt', bank: 'USDT_SOL', number: 'same' } as const;
  const id = await givePayee(server(), playerId, given);
  await givePayee(server(), other, given);
  expect(await payeesOf(db(), playerId)).toMatchObject([{ others: 1 }]);
  await sql`UPDATE payee SET removed_at = app_now() WHERE id = ${id}`.execute(db());
  expect(await transaction(db(), (tx) => heldPayee(tx, playerId, id))).toBeUndefined();
  expect(await payeesOf(db(), playerId)).toEqual([]);
});

test('a bank takes part until it is switched off, or while it is in maintenance', async () => {
  expect(await bankState(db(), 'NONE')).toBeUndefined();
  expect(await bankState(db(), 'ICBC')).toMatchObject({
    name: { zh: '中国工商银行' },
    depositOn: true,
    withdrawOn: true,
  });
  await sql`UPDATE bank SET maintenance_until = app_now() + interval '1 hour', maintenance_zh = '维护'
    WHERE code = 'ICBC'`.execute(db());
  expect(await bankState(db(), 'ICBC')).toMatchObject({
    depositOn: false,
    withdrawOn: false,
    maintenance: { text: { zh: '维护' } },
  });
  await server().clock.advance(3_600_001);
  expect(await bankState(db(), 'ICBC')).toMatchObject({ withdrawOn: true, maintenance: undefined });
  await sql`UPDATE bank SET withdraw_on = false WHERE code = 'ICBC'`.execute(db());
  expect(await bankState(db(), 'ICBC')).toMatchObject({ depositOn: true, withdrawOn: false });
});

test('the name of an e-wallet is the same account in whatever capitals', () => {
  const keyOf = (name: string) => {
    const read = readPurse({ code: 'WECHAT_PAY', form: 'name' }, name);
    return read.ok ? read.value.key : read.error;
  };
  expect(keyOf('Mule_01234')).toBe('WECHAT_PAY:mule_01234');
  expect(keyOf('MULE_01234')).toBe(keyOf('mule_01234'));
});
