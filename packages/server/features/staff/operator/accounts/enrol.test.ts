import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { addOperator, resetOperator } from './index.ts';
import { operator } from '../index.ts';
import type { Credentials } from './make-credentials.ts';
import { findOperator } from '../sign-in/store.ts';
import { takeStep } from '../sign-in/store-session.ts';
import { claimOf, codeOf, signInOperator } from '../testing/sign-in.ts';

/** Words that somebody else has seen are good once, and for one thing: choosing one's own. */
const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({
  features: [settings, login, operator, ...PASSWORD_ONLY],
  startAt: START,
});
const PASSWORD = 'a-word-of-my-own-7';
const DAY = 24 * 60 * 60_000;

const ask = (token: string, endpoint: typeof operatorHttp.enrol, input: object | null) =>
  server().callConsole(endpoint, input, { token });
const me = async (token: string) => {
  const { status, code } = await server().callConsole(operatorHttp.getMe, null, { token });
  return [status, code];
};
const offer = (token: string) =>
  server().callConsole(operatorHttp.offerAuthenticator, null, { token });
const signIn = async (words: Credentials) => {
  const claim = await claimOf({ ...words, operatorId: 0 }, server());
  return server().callConsole(operatorHttp.signIn, claim);
};
const nextCode = () => server().clock.advance(30_000);

async function handedTo(name: string): Promise<Credentials> {
  const made = await addOperator(server().owner, '', { name, roles: ['owner'] }, 'a test');
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

/** Somebody signs in with words that he was handed, and is offered an authenticator. */
async function enter(words: Credentials) {
  const reply = await signIn(words);
  expect(reply.value).toMatchObject({ must_enrol: true });
  const { access_token: token } = reply.value;
  const { Key: key } = (await offer(token)).value;
  return { token, key };
}

const choose = async ({ token, key }: { token: string; key: string }, Password = PASSWORD) =>
  ask(token, operatorHttp.enrol, { Password, Code: codeOf(key, await server().clock.now()) });

describe('words that were handed over', () => {
  test('are replaced by his own, are dead then, and the login that chose them goes on', async () => {
    const handed = await handedTo('wang');
    const login = await enter(handed);
    expect(await me(login.token)).toEqual([403, 'enrol_first']);
    // A page that is opened again shows the same.
    expect((await offer(login.token)).value.Key).toBe(login.key);
    expect(login.key).not.toBe(handed.key);
    const done = await choose(login);
    expect(await me(done.value.access_token)).toEqual([200, 'OK']);
    expect(await me(login.token)).toEqual([401, 'different_user']);
    await nextCode();
    const mixed = { ...handed, password: PASSWORD };
    for (const old of [handed, mixed]) {
      expect((await signIn(old)).code).toBe('WRONG_SIGN_IN');
    }
    const own = { ...handed, password: PASSWORD, key: login.key };
    expect((await signIn(own)).value).toMatchObject({ must_enrol: false });
    // The third would have locked the name; from here on it is the first.
    await nextCode();
    expect((await signIn({ ...handed, key: login.key })).code).toBe('WRONG_SIGN_IN');
  });

  test('leave one row in the audit, with nothing of what was chosen', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      SELECT kind, actor_name, permission, before, after FROM operator_audit
      WHERE target = 'operator wang' AND permission = 'operator.accounts.own'`.execute(
      server().owner,
    );
    const expected = { kind: 'act', actor_name: 'wang', permission: 'operator.accounts.own' };
    const change = { before: { words: 'handed' }, after: { words: 'own' } };
    expect(rows).toEqual([{ ...expected, ...change }]);
  });

  test('are asked for again after a reset, by command and by two', async () => {
    const maker = await signInOperator(server(), 'maker');
    const checker = await signInOperator(server(), 'checker');
    const subject = await signInOperator(server(), 'subject');
    const { value: made } = await server().callConsole(
      operatorHttp.proposeReset,
      { OperatorId: subject.operatorId, Reason: 'lost his telephone' },
      { token: maker.token },
    );
    const { value: confirmed } = await server().callConsole(
      operatorHttp.confirm,
      { Id: made.Id, Hash: made.Hash },
      { token: checker.token },
    );
    const shown = confirmed.Credentials;
    if (!shown) throw new Error('the words are shown');
    const words = { name: shown.Name, password: shown.Password, key: shown.Key, url: shown.Url };
    const login = await enter(words);
    expect(await me(login.token)).toEqual([403, 'enrol_first']);
    const again = await resetOperator(server().owner, '', 'subject', 'lost again');
    if (!again.ok) throw new Error(again.error);
    expect(await me(login.token)).toEqual([401, 'forced_logout']);
    const { token } = await enter(again.value);
    expect(await me(token)).toEqual([403, 'enrol_first']);
  });

  test('are good for a week', async () => {
    const late = await handedTo('late');
    const barely = await handedTo('barely');
    await server().clock.advance(7 * DAY - 60_000);
    expect((await choose(await enter(barely))).code).toBe('OK');
    await server().clock.advance(120_000);
    expect((await signIn(late)).code).toBe('WRONG_SIGN_IN');
  });

  test('give nothing to propose or to confirm with', async () => {
    const maker = await signInOperator(server(), 'asker');
    const wanted = { Name: 'desk', Roles: ['games'], Reason: 'a new desk' };
    const { value: made } = await server().callConsole(operatorHttp.proposeOperator, wanted, {
      token: maker.token,
    });
    await handedTo('helper');
    const helper = await findOperator(server().owner, 'helper');
    const open = sql`SELECT operator_open(${made.Id}, ${helper?.operator_id}, 'x', '\\x00')`;
    await expect(open.execute(server().db)).rejects.toThrow(/nobody proposed this/);
    await sql`UPDATE operator SET handed_until = NULL WHERE name = 'helper'`.execute(
      server().owner,
    );
    // The control: with words of his own he may.
    expect((await open.execute(server().db)).rows).toHaveLength(1);
  });
});

describe('what he chooses', () => {
  test.each([
    ['short', 'PASSWORD_RULE'],
    ['12341234', 'PASSWORD_RULE'],
    ['my-NAME-is-choosy', 'PASSWORD_RULE'],
    ['x'.repeat(65), 'PASSWORD_RULE'],
    ['handed', 'HANDED_PASSWORD'],
    [PASSWORD, 'OK'],
  ])('%s: %s', async (password, code) => {
    const words = await handedTo(
      `choosy-${code.toLowerCase().replace('_', '-')}-${password.length}`,
    );
    const wanted = password === 'handed' ? words.password : password.replace('choosy', words.name);
    expect((await choose(await enter(words), wanted)).code).toBe(code);
    const row = await findOperator(server().owner, words.name);
    expect(row?.is_handed).toBe(code !== 'OK');
  });

  test('takes a code of the new authenticator, not of the one that was handed over', async () => {
    await server().clock.advance(60_000);
    const words = await handedTo('mistaken');
    const login = await enter(words);
    expect((await choose({ ...login, key: words.key })).code).toBe('NEW_CODE_WRONG');
    const codes = new Set<string>();
    for (let i = 0; i < 20; i += 1) {
      codes.add((await choose({ ...login, key: words.key }, 'short')).code);
    }
    expect(codes).toEqual(new Set(['PASSWORD_RULE', 'ENROL_BUSY']));
  });

  test('is nothing for whoever has words of his own', async () => {
    const { token, key } = await signInOperator(server(), 'settled');
    expect((await offer(token)).code).toBe('ENROLLED');
    expect((await choose({ token, key })).code).toBe('ENROLLED');
  });
});

describe('two at once', () => {
  test('with the same words: one login is left, and it alone may choose', async () => {
    await server().clock.advance(120_000);
    const words = await handedTo('pair');
    const both = await Promise.all([signIn(words), signIn(words)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['OK', 'WRONG_SIGN_IN']);
    const [first] = both.filter(({ code }) => code === 'OK');
    const token = first?.value.access_token ?? '';
    const { Key: key } = (await offer(token)).value;
    await nextCode();
    const second = await enter(words);
    expect((await choose({ token, key })).status).toBe(401);
    expect((await choose(second)).code).toBe('OK');
  });

  test('who signs in while the other chooses has words that are dead, or has ended his login', async () => {
    for (const name of ['duel-1', 'duel-2', 'duel-3']) {
      await server().clock.advance(120_000);
      const words = await handedTo(name);
      const login = await enter(words);
      await nextCode();
      const [chosen, late] = await Promise.all([choose(login), signIn(words)]);
      const won = [chosen.code === 'OK', late.code === 'OK'];
      expect(won.toSorted()).toEqual([false, true]);
      if (late.code === 'OK')
        expect(await me(late.value.access_token)).toEqual([403, 'enrol_first']);
    }
  });

  test('a code of words that were replaced since they were read is none', async () => {
    await server().clock.advance(120_000);
    const words = await handedTo('stale');
    const login = await enter(words);
    const stale = await findOperator(server().db, 'stale');
    expect((await choose(login)).code).toBe('OK');
    const fresh = await findOperator(server().db, 'stale');
    if (!stale || !fresh) throw new Error('he is there');
    const later = Math.floor((await server().clock.now()) / 30_000) + 10;
    const take = (row: typeof stale) => transaction(server().db, (tx) => takeStep(tx, row, later));
    expect(await take(stale)).toBe(false);
    // The control: the same code with the words as they are.
    expect(await take(fresh)).toBe(true);
  });

  test('one login chooses twice: once it is done', async () => {
    await server().clock.advance(120_000);
    const words = await handedTo('hasty');
    const login = await enter(words);
    const both = await Promise.all([choose(login), choose(login, 'another-word-8'), choose(login)]);
    expect(both.filter(({ code }) => code === 'OK')).toHaveLength(1);
    for (const { status, code } of both) {
      expect([200, 401]).toContain(status);
      expect(['OK', 'ENROLLED', 'different_user']).toContain(code);
    }
    const row = await findOperator(server().owner, 'hasty');
    const living = sql<{ id: string }>`
      SELECT id FROM operator_session WHERE operator_id = ${row?.operator_id} AND ended_at IS NULL`;
    const [login2] = (await living.execute(server().owner)).rows;
    const takes = sql<{ done: boolean }>`
      SELECT operator_enrol(${login2?.id}, 'forged', '\\x00', 1) AS done`;
    expect((await takes.execute(server().db)).rows).toEqual([{ done: false }]);
    // The control: it is that his words are his own which stops it.
    await sql`UPDATE operator SET handed_until = app_now() + interval '1 day'
      WHERE name = 'hasty'`.execute(server().owner);
    expect((await takes.execute(server().db)).rows).toEqual([{ done: true }]);
  });
});
