import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { checkAddress } from '@fairlot/rules/payee/address';
import type { Chain } from '@fairlot/rules/payee/chains';
import { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd, withoutContact, withoutWithdraw } from '#testing/stand-ins';
import { authenticator } from '../../account/authenticator/index.ts';
import {
  giveFundPassword,
  TEST_FUND_PASSWORD,
} from '../../account/authenticator/testing/proofs.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { inbox } from '../../messaging/inbox/index.ts';
import { changeDeclared } from '../../site/settings/declare/index.ts';
import { settings } from '../../site/settings/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { importAddresses } from '../crypto-deposit/index.ts';
import { addressFaultOf } from './address-fault.ts';
import { payoutAccount } from './index.ts';
import { heldPayee } from './payee.ts';
import { type GivenPayee, givePayee } from './testing/give-payee.ts';

const features = [
  settings,
  credentials,
  login,
  operator,
  inbox,
  authenticator,
  payoutAccount,
  withoutWithdraw,
  withoutContact,
  ...passwordAnd('authenticator'),
];
const server = withTestServer({ features, games: [] });
let me: TestPlayer;
beforeAll(async () => {
  await transaction(server().db, (tx) => changeDeclared(tx, 'payeeAddressesMost', 20));
  me = await registerPlayer(server());
  await giveFundPassword(server(), me.playerId);
});

const bind = (Chain: Chain, Address: string, more: { Memo?: string; Password?: string } = {}) =>
  server().call(
    payoutAccountHttp.bindUsdtAddress,
    { Chain, Address, ChainConfirm: Chain, Password: TEST_FUND_PASSWORD, ...more },
    me,
  );
const says = async (chain: Chain, address: string) => (await bind(chain, address)).code;

test('rejects token contracts and burn addresses with codes of their own', async () => {
  expect(await says('TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe('TOKEN_CONTRACT');
  expect(await says('ERC20', '0xdac17f958d2ee523a2206206994597c13d831ec7')).toBe('TOKEN_CONTRACT');
  expect(await says('BSC', '0x55d398326f99059fF775485246999027B3197955')).toBe('TOKEN_CONTRACT');
  expect(await says('TON', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs')).toBe(
    'TOKEN_CONTRACT',
  );
  expect(await says('SOL', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB')).toBe('TOKEN_CONTRACT');
  expect(await says('TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')).toBe('BURN_ADDRESS');
  expect(await says('BSC', `0x${'0'.repeat(36)}dEaD`)).toBe('BURN_ADDRESS');
  expect(await says('TON', 'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c')).toBe(
    'BURN_ADDRESS',
  );
  expect(await says('SOL', '1nc1nerator11111111111111111111111111111111')).toBe('BURN_ADDRESS');
});

/** One address of each pool, and other ways of writing it; the chain that it is typed for may be another. */
const OURS: readonly (readonly [Chain, string, readonly (readonly [Chain, string])[]])[] = [
  [
    'TRC20',
    'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH',
    [['TRC20', ' TLyqzVGLV1srk\u200bB7dToTAEqgDSfPtXRJZYH']],
  ],
  [
    'ERC20',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    [
      ['ERC20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
      ['ERC20', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
      ['BSC', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ],
  ],
  [
    'TON',
    'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
    [['TON', 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA']],
  ],
  ['SOL', '7C4jsPZpht42Tw6MjXWF56Q5RQUocjBBmciEjDa8HRtp', []],
];
/** An address that no pool has. */
const FREE = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test('rejects our deposit addresses in every form, retired ones too', async () => {
  for (const [chain, address, others] of OURS) {
    await sql`INSERT INTO chain (code, provider, confirmations) VALUES (${chain}, ${`chain-${chain}`}, 1)
      ON CONFLICT DO NOTHING`.execute(server().owner);
    await transaction(server().db, (tx) => importAddresses(tx, chain, address));
    for (const [on, text] of [[chain, address] as const, ...others]) {
      expect(await says(on, text), `${on} ${text}`).toBe('OUR_ADDRESS');
    }
  }
  await sql`UPDATE chain_address SET is_on = false`.execute(server().owner);
  for (const [chain, address] of OURS) expect(await says(chain, address)).toBe('OUR_ADDRESS');
  // The fund password is checked before the owner of an address shows.
  const guess = await bind('TRC20', OURS[0]?.[1] ?? '', { Password: 'not-the-right-one' });
  expect(guess.code).toBe('WRONG_PASSWORD');
  expect(await says('ERC20', FREE)).toBe('OK');
});

test('checks a bound address again', async () => {
  const { db, settings: own } = server().platform;
  const faultOf = async (given: GivenPayee) => {
    const id = await givePayee(server(), me.playerId, given);
    return transaction(db, async (tx) => {
      const payee = await heldPayee(tx, me.playerId, id);
      return payee && addressFaultOf(tx, own.dataFolder, payee);
    });
  };
  const erc20 = { kind: 'usdt', bank: 'USDT_ERC20' } as const;
  expect(await faultOf({})).toBeUndefined();
  expect(
    await faultOf({ ...erc20, number: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB' }),
  ).toBeUndefined();
  expect(await faultOf({ ...erc20, number: `0x${'0'.repeat(40)}` })).toBe('BURN_ADDRESS');
  expect(await faultOf({ ...erc20, number: '0xdac17f958d2ee523a2206206994597c13d831ec7' })).toBe(
    'TOKEN_CONTRACT',
  );
  expect(await faultOf({ ...erc20, number: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' })).toBe(
    'OUR_ADDRESS',
  );
  expect(await faultOf({ ...erc20, number: 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH' })).toBe(
    'USDT_ADDRESS',
  );
});

test('rejects contracts and burn addresses in a pool', async () => {
  const put = (address: string) =>
    transaction(server().db, (tx) => importAddresses(tx, 'TRC20', address));
  expect(await put('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toEqual({
    ok: false,
    error: 'line 1 is no address of TRC20',
  });
  expect(checkAddress('TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb').ok).toBe(false);
});

test('binds one TON address twice with different memos', async () => {
  const okx = 'EQBfAN7LfaUYgXZNw5Wc7GBgkEX2yhuJ5ka95J1JJwXXf4a8';
  expect((await bind('TON', okx, { Memo: 'x'.repeat(124) })).code).toBe('MEMO_LENGTH');
  expect((await bind('TON', okx, { Memo: '1\n2' })).code).toBe('MEMO_CHARACTER');
  expect((await bind('TRC20', 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL', { Memo: '7' })).code).toBe(
    'MEMO_UNUSED',
  );
  expect((await bind('TON', okx, { Memo: ' 104875\u200b230 ' })).code).toBe('OK');
  expect((await bind('TON', okx, { Memo: '104875230' })).code).toBe('DUPLICATE');
  expect((await bind('TON', okx, { Memo: '104875231' })).code).toBe('OK');
  const { value } = await server().call(payoutAccountHttp.getPayees, null, me);
  const memos = value.Payees.filter(({ Bank }) => Bank === 'USDT_TON').map(({ Memo }) => Memo);
  expect(memos).toEqual(['104875231', '104875230']);
});
