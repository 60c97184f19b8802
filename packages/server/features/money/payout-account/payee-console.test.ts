import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { payoutAccountConsole, payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import { withTestServer } from '#testing';
import { passwordAnd, withoutWithdraw } from '#testing/stand-ins';
import { transaction } from '#platform/db';
import { contact, writePlain } from '../../account/contact/index.ts';
import { authenticator } from '../../account/authenticator/index.ts';
import {
  giveFundPassword,
  TEST_FUND_PASSWORD,
} from '../../account/authenticator/testing/proofs.ts';
import { inbox } from '../../messaging/inbox/index.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { payoutAccount } from './index.ts';
import { readKnownNames } from './known-names.ts';
import { bankState, markPaid } from './payee.ts';
import { givePayee } from './testing/give-payee.ts';

const features = [
  settings,
  credentials,
  login,
  operator,
  inbox,
  authenticator,
  contact,
  payoutAccount,
  withoutWithdraw,
  ...passwordAnd('authenticator'),
];
const server = withTestServer({ features, games: [] });
const tokens = { owner: '', second: '', auditor: '', service: '' };
beforeAll(async () => {
  tokens.owner = (await signInOperator(server(), 'owner')).token;
  tokens.second = (await signInOperator(server(), 'second')).token;
  tokens.auditor = (await signInOperator(server(), 'auditor', ['auditor'])).token;
  tokens.service = (await signInOperator(server(), 'service', ['service'])).token;
});
const Reason = 'a test of it';
const as = (token: keyof typeof tokens) => ({ token: tokens[token] });
const audit = async () =>
  JSON.stringify(
    (
      await sql`SELECT * FROM operator_audit ORDER BY n DESC LIMIT 3`.execute(
        server().owner as never,
      )
    ).rows,
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  );

const bankNow = async (code: string) =>
  (await server().callConsole(payoutAccountConsole.getBanks, null, as('auditor'))).value.Rows.find(
    ({ Code }) => Code === code,
  );
const change = async (code: string, more: object) => {
  const row = await bankNow(code);
  return server().callConsole(
    payoutAccountConsole.changeBank,
    {
      Code: code,
      IsDepositOn: row?.IsDepositOn ?? true,
      IsWithdrawOn: row?.IsWithdrawOn ?? true,
      MaintenanceUntil: row?.MaintenanceUntil ?? null,
      MaintenanceText: row?.MaintenanceText ?? { zh: '', en: '' },
      Seen: row?.Version ?? 1,
      Reason,
      ...more,
    },
    as('owner'),
  );
};

test('a bank is closed, and put into maintenance, as it was seen', async () => {
  expect((await change('NONE', {})).code).toBe('NO_SUCH_BANK');
  expect((await change('CCB', {})).code).toBe('NO_CHANGE');
  expect((await change('CCB', { IsWithdrawOn: false })).code).toBe('OK');
  expect(await bankNow('CCB')).toMatchObject({
    IsWithdrawOn: false,
    IsDepositOn: true,
    Version: 2,
  });
  expect((await change('CCB', { IsWithdrawOn: true, Seen: 1 })).code).toBe('BANK_CHANGED');
  const until = (await server().clock.now()) + 3_600_000;
  const MaintenanceText = { zh: '系统升级', en: 'Being upgraded' };
  const says = async (more: object) => (await change('CCB', more)).code;
  expect(await says({ MaintenanceUntil: until })).toBe('BAD_MAINTENANCE');
  expect(await says({ MaintenanceUntil: until - 3_600_001, MaintenanceText })).toBe(
    'BAD_MAINTENANCE',
  );
  expect(await says({ MaintenanceUntil: until, MaintenanceText, IsWithdrawOn: true })).toBe('OK');
  expect(await bankState(server().db, 'CCB')).toMatchObject({
    withdrawOn: false,
    maintenance: { untilMs: until, text: MaintenanceText },
  });
  expect(await audit()).toContain('系统升级');
});

test('an e-wallet is added closed, once, and opened after', async () => {
  const add = (Code: string, name = '新钱包') =>
    server().callConsole(
      payoutAccountConsole.addPurse,
      { Code, Name: { zh: name, en: 'New wallet' }, Form: 'phone', Reason },
      as('owner'),
    );
  expect((await add('ICBC')).code).toBe('BANK_EXISTS');
  expect((await add('NEWPAY', ' ')).code).toBe('BAD_NAME');
  expect((await add('NEWPAY')).code).toBe('OK');
  expect(await bankNow('NEWPAY')).toMatchObject({ Kind: 'purse', IsWithdrawOn: false });
  expect((await change('NEWPAY', { IsWithdrawOn: true })).code).toBe('OK');
});

test('operators see the mask; the whole is a look that stands in the audit without the number', async () => {
  const me = await registerPlayer(server());
  const number = '6222020200112230';
  const id = Number(await givePayee(server(), me.playerId, { number, holder: '王五' }));
  const PlayerId = Number(me.playerId);
  const list = await server().callConsole(
    payoutAccountConsole.getPlayerPayees,
    { PlayerId },
    as('service'),
  );
  expect(list.value.Rows).toMatchObject([{ Id: id, Masked: '**** 2230', Others: 0 }]);
  const view = (who: keyof typeof tokens, more: object = {}) =>
    server().callConsole(
      payoutAccountConsole.viewPayee,
      { PlayerId, Id: id, Reason, ...more },
      as(who),
    );
  expect((await view('service')).status).toBe(403);
  expect((await view('auditor')).status).toBe(403);
  expect((await view('owner', { Id: 999_999 })).code).toBe('NO_SUCH_PAYEE');
  expect((await view('owner', { PlayerId: 999_999 })).code).toBe('NO_SUCH_PLAYER');
  expect((await view('owner')).value).toEqual({ Number: number, Holder: '王五' });
  const written = await audit();
  expect(written).toContain('payee.pii.view');
  expect(written).not.toContain(number);
});

test('a player is known by the name of the registration and by the holders of what is bound', async () => {
  const me = await registerPlayer(server());
  const other = await registerPlayer(server());
  const { db, platform } = server();
  const { dataFolder } = platform.settings;
  const names = async () => readKnownNames(db, dataFolder, [me.playerId, other.playerId]);
  expect(await names()).toEqual(new Map());
  await givePayee(server(), me.playerId, { number: '6222020200112231', holder: '王五' });
  await givePayee(server(), me.playerId, { kind: 'usdt', bank: 'USDT_TRC20', number: 'TR7N' });
  await transaction(db, (tx) =>
    writePlain(tx, dataFolder, me.playerId, [{ kind: 'realName', text: '王小五' }]),
  );
  const known = [
    { name: '王小五', shown: undefined },
    { name: '王五', shown: '**** 2231' },
  ];
  expect(await names()).toEqual(new Map([[me.playerId, known]]));
  // What does not open is left out.
  await sql`UPDATE player_contact SET sealed = '\\x00' WHERE player_id = ${me.playerId}`.execute(
    server().owner,
  );
  expect((await names()).get(me.playerId)).toEqual(known.slice(1));
});

test('support removes what a payout has locked, and the player is told', async () => {
  const me = await registerPlayer(server());
  const id = await givePayee(server(), me.playerId, {});
  await server()
    .db.transaction()
    .execute((tx) => markPaid(tx, me.playerId, id));
  const form = { PlayerId: Number(me.playerId), Id: Number(id), Reason };
  const take = () =>
    server().callConsole(payoutAccountConsole.removePlayerPayee, form, as('owner'));
  expect((await take()).code).toBe('OK');
  expect((await take()).code).toBe('NO_SUCH_PAYEE');
  expect(await inboxOf(server(), me.playerId)).toContain('Support removed your bank card');
});

test('two operators put a number on the black list, and take it off', async () => {
  const me = await registerPlayer(server());
  await giveFundPassword(server(), me.playerId);
  const Address = 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH';
  const bind = () =>
    server().call(
      payoutAccountHttp.bindUsdtAddress,
      { Chain: 'TRC20', Address, Password: TEST_FUND_PASSWORD },
      me,
    );
  const confirm = (put: { Id: number; Hash: string }, who: keyof typeof tokens) =>
    server().callConsole(operatorHttp.confirm, { Id: put.Id, Hash: put.Hash }, as(who));
  const list = (more: object = {}) =>
    server().callConsole(
      payoutAccountConsole.proposeBlock,
      { Kind: 'usdt', Bank: 'USDT_TRC20', Number: Address, Reason, ...more },
      as('owner'),
    );
  expect((await list({ Number: `${Address}x` })).code).toBe('BAD_NUMBER');
  expect((await list({ Bank: 'ICBC' })).code).toBe('BAD_NUMBER');
  const put = await list();
  expect(JSON.stringify(put.value)).not.toContain(Address);
  expect((await list()).code).toBe('ALREADY_WAITS');
  expect((await confirm(put.value, 'owner')).code).toBe('OWN_PROPOSAL');
  expect((await confirm(put.value, 'second')).code).toBe('OK');
  expect((await list()).code).toBe('IS_LISTED');
  expect((await bind()).code).toBe('CARD_BLACKLIST');
  const blocks = await server().callConsole(
    payoutAccountConsole.getBlocks,
    { Count: 10 },
    as('auditor'),
  );
  expect(blocks.value).toMatchObject({ All: 1, Rows: [{ Masked: 'TLyq…JZYH', Reason }] });

  const Mark = blocks.value.Rows[0]?.Mark ?? '';
  const off = (mark: string) =>
    server().callConsole(payoutAccountConsole.proposeUnblock, { Mark: mark, Reason }, as('second'));
  expect((await off('0'.repeat(64))).code).toBe('NOT_LISTED');
  expect((await confirm((await off(Mark)).value, 'owner')).code).toBe('OK');
  expect((await bind()).code).toBe('OK');
});
