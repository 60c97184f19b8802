import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import type { Input } from '@fairlot/wire/core';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd, withoutWithdraw } from '#testing/stand-ins';
import { contact, readAddress, writeContact } from '../../account/contact/index.ts';
import { authenticator } from '../../account/authenticator/index.ts';
import {
  giveAuthenticator,
  giveFundPassword,
  TEST_FUND_PASSWORD,
} from '../../account/authenticator/testing/proofs.ts';
import { inbox } from '../../messaging/inbox/index.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';
import { operator } from '../../staff/operator/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { holdPlayer } from '../../auth/login/sessions/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { changeDeclared } from '../../site/settings/declare/index.ts';
import { settings } from '../../site/settings/index.ts';
import { bindProven } from './bind.ts';
import { payeeBound } from './inbox-text.ts';
import { payoutAccount } from './index.ts';
import { markPaid } from './payee.ts';
import { readCard } from './read-account.ts';
import { readFound } from './store.ts';

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
const HOUR = 3_600_000;

/** The settings of a test: few of each, and no waiting unless told. */
const set = (key: string, value: number) =>
  transaction(server().db, (tx) => changeDeclared(tx, key, value));
beforeAll(async () => {
  await set('payeeCardHours', 0);
  await set('payeeChangeHours', 0);
});

async function newPlayer(): Promise<TestPlayer> {
  const player = await registerPlayer(server());
  await giveFundPassword(server(), player.playerId);
  return player;
}

const checked = (fifteen: string): string => {
  const digits = [...fifteen]
    .toReversed()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1));
  const sum = digits.reduce((all, n) => all + (n > 9 ? n - 9 : n), 0);
  return `${fifteen}${(10 - (sum % 10)) % 10}`;
};
let made = 0;
const newCard = (): string => checked(`6222020200${(made += 1).toString().padStart(5, '0')}`);

type Card = Partial<Input<typeof payoutAccountHttp.bindBankCard>>;
const bindCard = async (player: TestPlayer, card: Card = {}) => {
  const Number = card.Number ?? newCard();
  const typed = {
    Bank: 'ICBC',
    Number,
    Confirm: Number,
    Holder: '张三',
    Category: 'none',
  } as const;
  const form = { ...typed, Password: TEST_FUND_PASSWORD, ...card };
  return server().call(payoutAccountHttp.bindBankCard, form, player);
};
const bindUsdt = (
  player: TestPlayer,
  form: Partial<Input<typeof payoutAccountHttp.bindUsdtAddress>>,
) =>
  server().call(
    payoutAccountHttp.bindUsdtAddress,
    { Chain: 'TRC20', Address: TRON, Password: TEST_FUND_PASSWORD, ...form },
    player,
  );
const bindPurse = (
  player: TestPlayer,
  form: Partial<Input<typeof payoutAccountHttp.bindElectronicPurse>>,
) =>
  server().call(
    payoutAccountHttp.bindElectronicPurse,
    {
      Purse: 'ALIPAY',
      Account: '13812345678',
      Holder: '张三',
      Password: TEST_FUND_PASSWORD,
      ...form,
    },
    player,
  );
const remove = (player: TestPlayer, Id: number, Password = TEST_FUND_PASSWORD) =>
  server().call(payoutAccountHttp.removePayee, { Id, Password }, player);
const seen = async (player: TestPlayer) =>
  (await server().call(payoutAccountHttp.getPayees, null, player)).value;

/** Mails and text messages that are on their way to him. */
const noticesOf = async ({ playerId }: TestPlayer): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM message WHERE player_id = ${playerId}`.execute(server().db);
  return rows[0]?.n ?? 0;
};

const TRON = 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('a bank card', () => {
  test('is bound with the fund password, shown masked, and its name becomes the real name', async () => {
    const me = await newPlayer();
    expect(await seen(me)).toMatchObject({ Payees: [], RealName: null, HasFundPassword: true });
    const { dataFolder } = server().platform.settings;
    const email = readAddress('email', 'me@bind.example');
    if (!email.ok) throw new Error(email.error);
    const { value: address } = email;
    await transaction(server().db, (tx) => writeContact(tx, dataFolder, me.playerId, address));
    const Number = '6205 5000 0000 0000 004';
    const bound = await bindCard(me, {
      Number,
      Confirm: '6205500000000000004',
      Category: 'type-two',
    });
    expect(bound).toMatchObject({ code: 'OK', value: { Masked: '**** 0004' } });
    const after = await seen(me);
    expect(after).toMatchObject({ RealName: '张**', NeedsCode: false });
    expect(after.Payees).toMatchObject([
      { Kind: 'card', Bank: 'ICBC', Masked: '**** 0004', Category: 'type-two', IsLocked: false },
    ]);
    expect(JSON.stringify(after)).not.toContain('6205500000000000004');
    expect((await bindCard(me, { Holder: '李四' })).code).toBe('NAME_MISMATCH');
    expect(await inboxOf(server(), me.playerId)).toContain(payeeBound('card', '').title.en);
    // By mail as well, where he has bound one.
    expect(await noticesOf(me)).toBe(1);
    const { rows } = await sql<{ payload: unknown }>`
      SELECT payload FROM event WHERE name = 'BindElectronicPurse'`.execute(server().db);
    expect(rows.map(({ payload }) => payload)).toContainEqual({
      Kind: 'card',
      Bank: 'ICBC',
      Masked: '**** 0004',
      IsBound: true,
    });
  });

  test('what is typed wrong is said before any password is looked at', async () => {
    const me = await registerPlayer(server());
    const says = async (card: Card) => (await bindCard(me, card)).code;
    expect(await says({ Number: '62220202' })).toBe('CARD_FORMAT');
    expect(await says({ Number: '4111111111111112' })).toBe('CARD_CHECK');
    expect(await says({ Number: '4111111111111111', Confirm: '5555555555554444' })).toBe(
      'CONFIRM_DIFFERS',
    );
    expect(await says({ Holder: ' ' })).toBe('NAME_FORMAT');
    expect(await says({ Bank: 'NONE' })).toBe('BANK_UNSUPPORTED');
    expect(await says({ Bank: 'ALIPAY' })).toBe('BANK_UNSUPPORTED');
    expect(await says({})).toBe('NO_FUND_PASSWORD');
    await giveFundPassword(server(), me.playerId);
    expect(await says({ Password: TEST_PASSWORD })).toBe('WRONG_PASSWORD');
    const wrong = Array.from({ length: 4 }, () => says({ Password: TEST_PASSWORD }));
    expect(await Promise.all(wrong)).toContain('TOO_MANY_TRIES');
    expect(await says({})).toBe('TOO_MANY_TRIES');
    await sql`UPDATE bank SET withdraw_on = false WHERE code = 'HZB'`.execute(server().db);
    expect(await says({ Bank: 'HZB' })).toBe('BANK_UNSUPPORTED');
    expect((await seen(me)).Banks.some(({ Code }) => Code === 'HZB')).toBe(false);
  });

  test('takes a code of the authenticator where it is on', async () => {
    const me = await newPlayer();
    const codeNow = await giveAuthenticator(server(), me);
    expect((await seen(me)).NeedsCode).toBe(true);
    expect((await bindCard(me)).code).toBe('CODE_NEEDED');
    expect((await bindCard(me, { Code: '000000' })).code).toBe('GOOGLE_FAILED');
    expect((await bindCard(me, { Code: await codeNow() })).code).toBe('OK');
  });

  test('is of one player, and of each once; who asks without the password learns nothing', async () => {
    const [me, other] = [await newPlayer(), await newPlayer()];
    const Number = newCard();
    expect((await bindCard(me, { Number })).code).toBe('OK');
    expect((await bindCard(me, { Number, Bank: 'CCB' })).code).toBe('DUPLICATE');
    expect((await bindCard(other, { Number, Password: TEST_PASSWORD })).code).toBe(
      'WRONG_PASSWORD',
    );
    expect((await bindCard(other, { Number })).code).toBe('USED_BY_OTHER');
    const [mine] = (await seen(me)).Payees;
    expect((await remove(me, mine?.Id ?? 0)).code).toBe('OK');
    expect((await bindCard(other, { Number })).code).toBe('OK');
  });
});

describe('an address', () => {
  test('is of its chain, and of no test network', async () => {
    const me = await newPlayer();
    const says = async (form: Parameters<typeof bindUsdt>[1]) => (await bindUsdt(me, form)).code;
    expect(await says({ Address: `${TRON}x` })).toBe('ADDRESS_FORMAT');
    expect(await bindUsdt(me, { Address: ETH })).toMatchObject({ code: 'CHAIN_MISMATCH' });
    const test = 'kQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPgpP';
    expect(await says({ Chain: 'TON', Address: test })).toBe('TESTNET');
    expect(await says({ Chain: 'BSC', Address: ETH })).toBe('CHAIN_CONFIRM');
    expect(await says({ Chain: 'BSC', Address: ETH, ChainConfirm: 'ERC20' })).toBe('CHAIN_CONFIRM');
    expect(await says({ Chain: 'BSC', Address: ETH, ChainConfirm: 'bsc' })).toBe('OK');
    // The same key is an address of both chains, which are paid apart.
    expect(await says({ Chain: 'ERC20', Address: ETH, ChainConfirm: 'ERC20' })).toBe('OK');
    expect(await says({ Chain: 'BSC', Address: ETH.toLowerCase(), ChainConfirm: 'BSC' })).toBe(
      'DUPLICATE',
    );
    expect((await seen(me)).Payees).toMatchObject([
      { Bank: 'USDT_ERC20', Masked: '0x5a…eAed' },
      { Bank: 'USDT_BSC' },
    ]);
  });

  test('may be of several players, and is good after a day', async () => {
    const [me, other] = [await newPlayer(), await newPlayer()];
    expect((await bindUsdt(me, {})).code).toBe('OK');
    const [mine] = (await seen(me)).Payees;
    expect(mine && mine.UsableTimeStamp - mine.BoundTimeStamp).toBe(24 * HOUR);
    expect((await bindUsdt(other, {})).code).toBe('OK');
  });
});

test('an e-wallet is bound by the form of its accounts, and is of one player', async () => {
  const [me, other] = [await newPlayer(), await newPlayer()];
  expect((await bindPurse(me, { Account: '12' })).code).toBe('PURSE_FORMAT');
  expect((await bindPurse(me, { Purse: 'ICBC' })).code).toBe('BANK_UNSUPPORTED');
  expect(await bindPurse(me, {})).toMatchObject({
    code: 'OK',
    value: { Masked: '+86138****5678' },
  });
  expect((await bindPurse(other, {})).code).toBe('USED_BY_OTHER');
  expect((await bindPurse(other, { Purse: 'WECHAT_PAY', Account: 'wx_13812345678' })).code).toBe(
    'OK',
  );
});

describe('what is removed', () => {
  test('is the own, never paid, and once it was good the next one waits', async () => {
    const [me, other] = [await newPlayer(), await newPlayer()];
    const [first, second] = [await bindCard(me), await bindCard(me)];
    const ids = [first.value.Id, second.value.Id] as const;
    expect((await remove(other, ids[0])).code).toBe('NO_SUCH_PAYEE');
    expect((await remove(me, ids[0], TEST_PASSWORD)).code).toBe('WRONG_PASSWORD');
    await transaction(server().db, (tx) => markPaid(tx, me.playerId, BigInt(ids[0])));
    expect((await remove(me, ids[0])).code).toBe('LOCKED');
    expect((await seen(me)).Payees.find(({ Id }) => Id === ids[0])?.IsLocked).toBe(true);
    await set('payeeChangeHours', 24);
    await server().clock.advance(1_000);
    const third = await bindCard(me);
    expect((await remove(me, ids[1])).code).toBe('OK');
    expect(await bindCard(me)).toMatchObject({ code: 'COOLING', params: { hours: 24 } });
    expect((await remove(me, third.value.Id)).code).toBe('COOLING');
    await server().clock.advance(24 * HOUR);
    expect((await bindCard(me)).code).toBe('OK');
    await set('payeeChangeHours', 0);
  });

  test('a slip of the pen that was never good makes nobody wait', async () => {
    await set('payeeChangeHours', 24);
    const me = await newPlayer();
    const bound = await bindUsdt(me, { Chain: 'SOL', Address: SOL });
    expect((await remove(me, bound.value.Id)).code).toBe('OK');
    expect((await bindUsdt(me, { Chain: 'SOL', Address: SOL })).code).toBe('OK');
    await set('payeeChangeHours', 0);
  });
});
const SOL = '7C4jsPZpht42Tw6MjXWF56Q5RQUocjBBmciEjDa8HRtp';

describe('at once', () => {
  const bare = (tx: Tx, { playerId }: TestPlayer, number: string) => {
    const account = readCard({ code: 'ICBC', form: 'card' }, number);
    if (!account.ok) throw new Error(account.error);
    const wanted = { account: account.value, holder: '张三', category: 'none' } as const;
    return bindProven(tx, server().platform.settings.dataFolder, playerId, wanted);
  };
  /** Whether somebody waits for a lock of another. */
  const isWaiting = async () => {
    const { rows } = await sql<{ waits: boolean }>`
      SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted) AS waits`.execute(
      server().owner as never,
    );
    return rows[0]?.waits;
  };

  test('two cards never go beyond the limit; without the row of the player they would', async () => {
    await set('payeeCardsMost', 1);
    const me = await newPlayer();
    const all = await Promise.all([bindCard(me), bindCard(me), bindCard(me)]);
    expect(all.map(({ code }) => code).toSorted()).toEqual(['LIMIT', 'LIMIT', 'OK']);
    expect((await seen(me)).Payees).toHaveLength(1);

    // The control: whoever does not wait for the row of the player counts none while another binds one.
    const careless = await newPlayer();
    await transaction(server().db, async (tx) => {
      expect((await bare(tx, careless, newCard())).ok).toBe(true);
      const { playerId } = careless;
      const asked = { playerId, kind: 1, bank: 'ICBC', mac: Buffer.alloc(32), memo: '' };
      const count = await transaction(
        server().db,
        async (other) => (await readFound(other, asked)).count,
      );
      expect(count).toBe(0);
    });
    // The same with the row held: the second waits, and is refused.
    const careful = await newPlayer();
    let late: ReturnType<typeof bindCard> | undefined;
    await transaction(server().db, async (tx) => {
      await holdPlayer(tx, careful.playerId);
      late = bindCard(careful);
      await expect.poll(isWaiting).toBe(true);
      expect((await bare(tx, careful, newCard())).ok).toBe(true);
    });
    expect((await late)?.code).toBe('LIMIT');
    await set('payeeCardsMost', 5);
  });

  test('one card of two players is of the first; without the index it would be of both', async () => {
    const meet = async (number: string, waits: boolean) => {
      const [first, second] = [await newPlayer(), await newPlayer()];
      let late: ReturnType<typeof bindCard> | undefined;
      await transaction(server().db, async (tx) => {
        expect((await bare(tx, first, number)).ok).toBe(true);
        late = bindCard(second, { Number: number });
        if (waits) await expect.poll(isWaiting).toBe(true);
        else expect((await late).code).toBe('OK');
      });
      return (await late)?.code;
    };
    expect(await meet(newCard(), true)).toBe('USED_BY_OTHER');
    await sql`DROP INDEX payee_one`.execute(server().owner as never);
    expect(await meet(newCard(), false)).toBe('OK');
  });
});
