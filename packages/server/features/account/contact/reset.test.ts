import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { contactHttp } from '@fairlot/wire/account/contact';
import { loginHttp } from '@fairlot/wire/auth/login';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { delivery } from '../../messaging/delivery/index.ts';
import { collectMail } from '../../messaging/delivery/testing/collect-mail.ts';
import { authenticator } from '../authenticator/index.ts';
import { giveAuthenticator } from '../authenticator/testing/proofs.ts';
import { hashPlayerPassword, setPassword } from '../../auth/credentials/passwords/index.ts';
import { login as loginFeature } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings as settingsFeature } from '../../site/settings/index.ts';
import { wallet } from '../../money/wallet/index.ts';
import { readAddress } from './address.ts';
import { writeContact } from './bind.ts';
import { hashLinkToken } from './forgot.ts';
import { passkey } from '../passkey/index.ts';
import { addTo, ORIGIN } from '../passkey/testing/player.ts';
import { createDevice } from '../../auth/credentials/testing/device.ts';
import { contact } from './index.ts';
import { reset } from './reset.ts';
import { takeLink } from './store-recovery.ts';

const mailbox = await collectMail();
afterAll(() => mailbox.stop());
const settings = {
  localMailbox: mailbox.url,
  ownAddress: 'http://localhost:3000',
  trustedProxies: 1,
};
const features = [
  settingsFeature,
  delivery,
  loginFeature,
  authenticator,
  passkey,
  contact,
  wallet,
  ...passwordAnd('authenticator', 'passkey'),
];
const server = withTestServer({ features, games: [], settings });
// Passwords that are wrong on purpose: else work would be asked of this address.
beforeEach(() => sql`DELETE FROM address_attempt`.execute(server().owner));
const NEW_PASSWORD = 'another-good-one-7';

let asked = 0;
/** Each from an address of its own, so that none is too often. */
const forgot = (UserName: string, Email: string, ip = `203.0.${(asked += 1)}.9`) =>
  server().call(
    contactHttp.forgotPassword,
    { UserName, Email },
    { headers: { 'x-forwarded-for': ip } },
  );
const resetBy = (Token: string, Password = NEW_PASSWORD, Code?: string) =>
  server().call(contactHttp.resetPassword, { Token, Password, ...(Code && { Code }) });
const askCodeOf = ({ playerId }: TestPlayer) =>
  sql`UPDATE player SET flags = flags | ${flagBit('GA_CHANGE_PASSWORD')}
    WHERE player_id = ${playerId}`.execute(server().owner);
const login = (UserName: string, Password: string) =>
  server().call(loginHttp.login, { UserName, Password });

async function playerWith(email: string): Promise<TestPlayer> {
  const player = await registerPlayer(server());
  const address = readAddress('email', email);
  await transaction(server().platform.db, async (tx) => {
    if (address.ok) await writeContact(tx, '', player.playerId, address.value);
  });
  return player;
}
const linksTo = (email: string): string[] =>
  mailbox.mails
    .filter((mail) => mail.includes(email))
    .flatMap((mail) => /\/Recover#([\w-]{43})/.exec(mail)?.[1] ?? []);
async function linkFor(player: TestPlayer, email: string): Promise<string> {
  expect((await forgot(player.userName, email)).value).toEqual({ IsTaken: true });
  await server().runJobs();
  return linksTo(email).at(-1) ?? '';
}

test('a link sets a new password once, ends every login and is told of', async () => {
  const email = 'whole@reset.example';
  const player = await playerWith(email);
  const token = await linkFor(player, email);
  expect(mailbox.mails.at(-1)).toContain('http://localhost:3000/Recover#');
  const { rows } = await sql<{ text: string }>`
    SELECT to_jsonb(l)::text AS text FROM password_link l`.execute(server().owner);
  expect(rows.map((row) => row.text).join('\n')).not.toContain(token);
  expect((await resetBy(token)).value).toEqual({ IsReset: true });
  const { token: old } = player;
  // A token is looked up once a second.
  await expect
    .poll(
      async () => (await server().call(walletHttp.getWalletAmount, null, { token: old })).body,
      {
        timeout: 30_000,
      },
    )
    .toMatchObject({ Code: 'change_password' });
  expect((await login(player.userName, TEST_PASSWORD)).code).toBe('WRONG');
  expect((await login(player.userName, NEW_PASSWORD)).code).toBe('OK');
  await server().runJobs();
  expect(mailbox.mails.filter((mail) => mail.includes(email)).at(-1)).toContain(
    'every device was signed out',
  );
  expect((await resetBy(token, 'yet-another-one-8')).code).toBe('RESET_LINK');
});

test('the answer is one, whether there is such an account or not, and nothing is sent to another email', async () => {
  const email = 'known@reset.example';
  const player = await playerWith(email);
  const before = mailbox.mails.length;
  const answers = [
    await forgot(player.userName, 'other@reset.example'),
    await forgot('nobody123', email),
    await forgot(player.userName.toUpperCase(), ' KNOWN@reset.example '),
  ];
  const said = { status: 200, code: 'OK', params: {}, value: { IsTaken: true } };
  expect(answers).toMatchObject([said, said, said]);
  // Before the job has looked, the rows are alike too.
  const { rows } = await sql<{ is_open: boolean }>`
    SELECT DISTINCT player_id IS NULL AS is_open FROM password_link
    WHERE sealed IS NOT NULL`.execute(server().owner);
  expect(rows).toEqual([{ is_open: true }]);
  await server().runJobs();
  expect(mailbox.mails.length - before).toBe(1);
  expect(linksTo(email)).toHaveLength(1);
});

test('a link is good for 30 minutes, and not after another was used', async () => {
  const email = 'stale@reset.example';
  const player = await playerWith(email);
  const [first, second] = [await linkFor(player, email), await linkFor(player, email)];
  await server().clock.advance(29 * 60_000);
  expect((await resetBy(second)).code).toBe('OK');
  expect((await resetBy(first, 'yet-another-one-8')).code).toBe('RESET_LINK');
  const third = await linkFor(player, email);
  await server().clock.advance(30 * 60_000);
  expect((await resetBy(third, 'yet-another-one-8')).code).toBe('RESET_LINK');
});

test('a link takes the passkeys away, and that is told', async () => {
  const email = 'keys@reset.example';
  const player = await playerWith(email);
  await addTo(server(), player.token, createDevice(ORIGIN));
  expect((await resetBy(await linkFor(player, email))).code).toBe('OK');
  const { rows } = await sql`SELECT FROM passkey WHERE player_id = ${player.playerId}`.execute(
    server().owner,
  );
  expect(rows).toHaveLength(0);
  await server().runJobs();
  const told = mailbox.mails.filter((mail) => mail.includes(email));
  expect(told.some((mail) => mail.includes('All passkeys of your account were removed'))).toBe(
    true,
  );
});

test('of eight who use one link at once one sets the password', async () => {
  const email = 'race@reset.example';
  const player = await playerWith(email);
  const token = await linkFor(player, email);
  const { db, ports } = server().platform;
  const stage = { db, ports, dataFolder: '' };
  const all = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      reset(stage, { token, password: `chosen-at-once-${i}x` }, '198.51.100.1'),
    ),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  const winner = all.findIndex(({ ok }) => ok);
  expect((await login(player.userName, `chosen-at-once-${winner}x`)).code).toBe('OK');
});

test('the control: looked at first and written after, two use one link', async () => {
  const email = 'control@reset.example';
  const tokenHash = hashLinkToken(await linkFor(await playerWith(email), email));
  let open = (): void => {};
  const gate = new Promise<void>((go) => (open = go));
  let looked = 0;
  const unguarded = () =>
    transaction(server().platform.db, async (tx) => {
      const { rows } = await sql`SELECT FROM password_link
        WHERE token_hash = ${tokenHash} AND used_at IS NULL`.execute(tx);
      looked += 1;
      if (looked === 2) open();
      await gate;
      await sql`UPDATE password_link SET used_at = app_now() WHERE token_hash = ${tokenHash}`.execute(
        tx,
      );
      return rows.length;
    });
  expect(await Promise.all([unguarded(), unguarded()])).toEqual([1, 1]);
  await sql`UPDATE password_link SET used_at = NULL WHERE token_hash = ${tokenHash}`.execute(
    server().owner,
  );
  const guarded = () =>
    transaction(server().platform.db, (tx) => takeLink(tx, tokenHash, { isCodeShown: false }));
  const taken = await Promise.all([guarded(), guarded()]);
  expect(taken.filter((id) => id !== undefined)).toHaveLength(1);
});

test('what is no good password is refused, and the link stays good', async () => {
  const email = 'rules@reset.example';
  const player = await playerWith(email);
  const fund = await hashPlayerPassword('', 'his-money-password-5');
  await transaction(server().platform.db, async (tx) => {
    if (fund.ok) await setPassword(tx, player.playerId, 'fund', { hash: fund.value });
  });
  const token = await linkFor(player, email);
  expect((await resetBy(token, 'short')).code).toBe('PASSWORD_RULE');
  expect((await resetBy(token, `${player.userName}x`)).code).toBe('PASSWORD_RULE');
  expect((await resetBy(token, TEST_PASSWORD)).code).toBe('SAME_AS_OLD');
  expect((await resetBy(token, 'his-money-password-5')).code).toBe('SAME_AS_OTHER');
  expect((await resetBy(token)).code).toBe('OK');
});

test('whom an operator asks for a code chooses no password by a link alone', async () => {
  const email = 'coded@reset.example';
  const player = await playerWith(email);
  const codeNow = await giveAuthenticator(server(), player);
  const token = await linkFor(player, email);
  await askCodeOf(player);
  expect((await resetBy(token)).code).toBe('CODE_NEEDED');
  expect((await resetBy(token, NEW_PASSWORD, '000000')).code).toBe('GOOGLE_FAILED');
  expect((await login(player.userName, NEW_PASSWORD)).code).toBe('WRONG');
  // Neither uses the link up; nobody finds a code by trying.
  expect((await resetBy(token, NEW_PASSWORD, await codeNow())).code).toBe('OK');
  const other = await playerWith('guessed@reset.example');
  const next = await giveAuthenticator(server(), other);
  await askCodeOf(other);
  const link = await linkFor(other, 'guessed@reset.example');
  for (let n = 0; n < 40; n += 1) await resetBy(link, NEW_PASSWORD, '000000');
  expect((await resetBy(link, NEW_PASSWORD, await next())).code).toBe('GOOGLE_FAILED');
});

test('one that was asked for since the link was looked at is not got round; the control: nobody asks', async () => {
  const email = 'since@reset.example';
  const player = await playerWith(email);
  const token = await linkFor(player, email);
  const take = () =>
    transaction(server().platform.db, async (tx) => {
      const link = await takeLink(tx, hashLinkToken(token), { isCodeShown: false });
      await sql`UPDATE password_link SET used_at = NULL WHERE id = ${link ?? null}`.execute(tx);
      return link;
    });
  expect(await take()).toBeDefined();
  await askCodeOf(player);
  expect(await take()).toBeUndefined();
});

test('a disabled account gets no link, and uses none that it has', async () => {
  const email = 'barred@reset.example';
  const player = await playerWith(email);
  const token = await linkFor(player, email);
  await sql`UPDATE player SET flags = 1 WHERE player_id = ${player.playerId}`.execute(
    server().owner,
  );
  expect((await resetBy(token)).code).toBe('RESET_LINK');
  const before = mailbox.mails.length;
  await forgot(player.userName, email);
  await server().runJobs();
  expect(mailbox.mails).toHaveLength(before);
});

test('it opens a name that was locked for this network', async () => {
  const email = 'locked@reset.example';
  const player = await playerWith(email);
  const guess = () =>
    server().call(loginHttp.login, { UserName: player.userName, Password: 'not-this-one-7' });
  // After two failures work is due; the lock itself is what counts here.
  for (let i = 0; i < 2; i += 1) await guess();
  await sql`INSERT INTO login_failure (name_key, lane, failures, first_at, locked_until)
    VALUES (${player.userName}, '127.0.0.0/24', 0, app_now(), app_now() + interval '30 minutes')
    ON CONFLICT (name_key, lane) DO UPDATE SET locked_until = excluded.locked_until`.execute(
    server().owner,
  );
  expect((await login(player.userName, TEST_PASSWORD)).code).toBe('LOCKED');
  expect((await resetBy(await linkFor(player, email))).code).toBe('OK');
  expect((await login(player.userName, NEW_PASSWORD)).code).not.toBe('LOCKED');
});

test('from one address so many an hour, and a form that is wrong is told so', async () => {
  const codes: string[] = [];
  for (let i = 0; i < 11; i += 1)
    codes.push((await forgot('nobody123', 'a@reset.example', '192.0.2.1')).code);
  expect(codes).toEqual([...Array<string>(10).fill('OK'), 'FORGOT_TOO_OFTEN']);
  expect((await forgot('nobody123', 'nothing')).code).toBe('EMAIL_FORMAT');
  await server().runJobs();
});

test('a link is good no longer once the password was changed otherwise, or the email is another', async () => {
  const email = 'outlived@reset.example';
  const player = await playerWith(email);
  const { db } = server().platform;
  const one = await linkFor(player, email);
  await server().clock.advance(1_000);
  const hash = await hashPlayerPassword('', 'river-stone-41');
  await transaction(db, async (tx) => {
    if (hash.ok) await setPassword(tx, player.playerId, 'login', { hash: hash.value });
  });
  expect((await resetBy(one)).code).toBe('RESET_LINK');
  const two = await linkFor(player, email);
  await server().clock.advance(1_000);
  const next = readAddress('email', 'mine-now@reset.example');
  await transaction(db, async (tx) => {
    if (next.ok) await writeContact(tx, '', player.playerId, next.value);
  });
  expect((await resetBy(two)).code).toBe('RESET_LINK');
  // The control: nothing happened in between.
  expect((await resetBy(await linkFor(player, 'mine-now@reset.example'))).code).toBe('OK');
});

test('whoever sends codes to the email of another does not keep him from his link', async () => {
  const email = 'flooded@reset.example';
  const [player, eve] = [await playerWith(email), await registerPlayer(server())];
  for (let i = 0; i < 11; i += 1) {
    const form = { Kind: 'email', Address: email, Password: TEST_PASSWORD } as const;
    const sent = await server().call(contactHttp.sendContactCode, form, eve);
    expect(sent.code).toBe(i < 10 ? 'OK' : 'TOO_MANY');
    await server().clock.advance(61_000);
  }
  expect(await linkFor(player, email)).toHaveLength(43);
});

test('a link tells nobody the fund password by trying', async () => {
  const email = 'oracle@reset.example';
  const player = await playerWith(email);
  const fund = await hashPlayerPassword('', 'his-money-password-5');
  await transaction(server().platform.db, async (tx) => {
    if (fund.ok) await setPassword(tx, player.playerId, 'fund', { hash: fund.value });
  });
  const token = await linkFor(player, email);
  const codes: string[] = [];
  for (let i = 0; i < 11; i += 1) codes.push((await resetBy(token, 'his-money-password-5')).code);
  expect(codes).toEqual([...Array<string>(9).fill('SAME_AS_OTHER'), 'RESET_LINK', 'RESET_LINK']);
  expect((await resetBy(token)).code).toBe('RESET_LINK');
});
