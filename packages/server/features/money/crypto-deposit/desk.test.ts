import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { cryptoDepositConsole } from '@fairlot/wire/money/crypto-deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { testAddress } from '../deposit/testing/chain.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { setChain } from './set-chain.ts';

const server = withTestServer({ games: [4] });
let anna = { token: '' };
let bert = { token: '' };
beforeAll(async () => {
  [anna, bert] = [
    await signInOperator(server(), 'anna', ['finance']),
    await signInOperator(server(), 'bert', ['finance-lead']),
  ];
  const { db, settings } = server().platform;
  const node = { code: 'TRC20', apiAt: 'https://node.example', secret: 'k'.repeat(20) };
  expect(await transaction(db, (tx) => setChain(tx, settings.dataFolder, node))).toBe(undefined);
});

const Reason = 'a pool of the house';
const TRC20 = { Chain: 'TRC20' } as const;
const names = ['a', 'b', 'c'].map(testAddress.TRC20);
const by = () => ({ token: anna.token });
const bring = (Addresses: readonly string[], Chain: 'TRC20' | 'SOL' = 'TRC20') =>
  server().callConsole(
    cryptoDepositConsole.importAddresses,
    { Chain, Addresses: [...Addresses], Reason },
    by(),
  );
const pool = async () =>
  (await server().callConsole(cryptoDepositConsole.getChains, null, by())).value.Rows[0];

test('addresses come into a pool by two operators, who both see each of them', async () => {
  const bad = await bring([names[0] ?? '', `${names[1]}x`]);
  expect([bad.code, bad.params]).toEqual(['ADDRESS_LINE', { line: 2 }]);
  expect((await bring([testAddress.SOL('s')], 'SOL')).code).toBe('NO_CHAIN');
  const put = await bring(names);
  expect(JSON.stringify(put.value)).toContain(names[2]);
  expect(await pool()).toMatchObject({ Chain: 'TRC20', Host: 'node.example', Free: 0 });
  const { Id, Hash } = put.value;
  const confirm = ({ token }: { token: string }) =>
    server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
  expect((await confirm(anna)).status).toBe(403);
  expect((await confirm(bert)).code).toBe('OK');
  expect(await pool()).toMatchObject({ Free: 3, Leased: 0, Retired: 0, IsWell: false });
  expect((await bring(names)).code).toBe('NOTHING_NEW');
});

test('an address is retired and put back, looked for however it is written, and paged', async () => {
  const [first = ''] = names;
  const set = async (IsOn: boolean) => {
    const asked = { ...TRC20, Address: first, IsOn, Reason };
    return (await server().callConsole(cryptoDepositConsole.setAddress, asked, by())).code;
  };
  expect([await set(false), await set(false)]).toEqual(['OK', 'NO_ADDRESS']);
  expect(await pool()).toMatchObject({ Free: 2, Retired: 1 });
  expect(await set(true)).toBe('OK');
  const list = async (of: { readonly Search?: string; readonly After?: string }) =>
    (
      await server().callConsole(
        cryptoDepositConsole.getChainAddresses,
        { ...TRC20, Count: 2, ...of },
        by(),
      )
    ).value;
  const page = await list({});
  expect(page.Rows).toHaveLength(2);
  const rest = await list({ After: page.Next ?? '' });
  expect([...page.Rows, ...rest.Rows].map(({ Address }) => Address).toSorted()).toEqual(
    names.toSorted(),
  );
  expect(rest.Next).toBe(null);
  expect((await list({ Search: ` ${first} ` })).Rows).toMatchObject([
    { Address: first, IsOn: true },
  ]);
});

test('what was paid is listed newest first, from page to page, and looked for by its name', async () => {
  await sql`UPDATE chain SET height = 10, hash = 'h', head = 12 WHERE code = 'TRC20'`.execute(
    server().owner,
  );
  await sql`
    INSERT INTO chain_transfer (chain, tx, log_index, key, units, height, found_at, after_at, state, taken_at)
    SELECT 'TRC20', 'tx' || n, 0, (SELECT key FROM chain_address LIMIT 1), 1500000 * n, n, app_now() - n * interval '1 minute',
      app_now(), CASE n WHEN 1 THEN 0 ELSE 3 END, CASE n WHEN 1 THEN NULL ELSE app_now() END
    FROM generate_series(1, 3) n`.execute(server().owner);
  const list = async (of: { readonly Search?: string; readonly Before?: string }) =>
    (await server().callConsole(cryptoDepositConsole.getChainTransfers, { Count: 2, ...of }, by()))
      .value;
  const page = await list({});
  expect(page.Rows).toMatchObject([
    { Tx: 'tx1', Amount: '1.5', Confirmed: 10, Confirmations: 20, State: 'seen' },
    { Tx: 'tx2', Amount: '3', State: 'dust' },
  ]);
  const rest = await list({ Before: page.Next ?? '' });
  expect([rest.Rows.map(({ Tx }) => Tx), rest.Next]).toEqual([['tx3'], null]);
  expect((await list({ Search: 'tx2' })).Rows).toHaveLength(1);
  expect(await pool()).toMatchObject({ Height: 10, Head: 12, Seen: 1 });
});

test('a chain is read on by an operator only where it stopped', async () => {
  const resume = async (Chain: 'TRC20' | 'TON') =>
    (await server().callConsole(cryptoDepositConsole.resumeChain, { Chain, Reason }, by())).code;
  expect(await resume('TRC20')).toBe('NOT_STOPPED');
  await sql`UPDATE chain SET fault = 'FORKED' WHERE code = 'TRC20'`.execute(server().owner);
  expect(await resume('TRC20')).toBe('OK');
  expect(await pool()).toMatchObject({ Fault: null });
  expect(await resume('TON')).toBe('NO_CHAIN');
});
