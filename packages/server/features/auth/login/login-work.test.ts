import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { hashesBegun } from '../credentials/passwords/hasher.ts';
import { withTestServer } from '#testing';
import { registerPlayer, type TestPlayer } from './testing.ts';

/**
 * A name that nobody has and a wrong password take the same: counted in statements and hashes, for milliseconds
 * say nothing on a busy machine. `npm run bench -- login --case=names` measures those.
 */
const server = withTestServer({ settings: { trustedProxies: 1 } });

let network = 0;
let players: readonly TestPlayer[] = [];
beforeAll(async () => {
  players = [await registerPlayer(server()), await registerPlayer(server())];
  // Made once, for whoever comes first.
  await workOf('nobody0');
});
afterEach(() => void vi.restoreAllMocks());

type Work = {
  readonly code: string;
  readonly hashes: number;
  readonly statements: readonly string[];
};

/** Settings are read anew once a second, and events are looked for: whoever signs in then. */
const BY_CLOCK = /\bsite_setting\b|pg_snapshot_xmin/;

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { readonly text?: unknown }).text);

/** What one sign-in has the database and the hasher do. */
async function workOf(UserName: string, Password = 'not-his-words-7'): Promise<Work> {
  const statements: string[] = [];
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function ask(
    this: unknown,
    ...args: unknown[]
  ) {
    const text = textOf(args[0]);
    if (!BY_CLOCK.test(text)) statements.push(text);
    return Reflect.apply(query as (...asked: unknown[]) => unknown, this, args);
  } as never);
  const before = hashesBegun();
  network += 1;
  const headers = { 'x-forwarded-for': `198.51.${network}.1` };
  const { code } = await server().call(loginHttp.login, { UserName, Password }, { headers });
  spy.mockRestore();
  return { code, hashes: hashesBegun() - before, statements };
}

test('a name that nobody has and a wrong password: one answer, the same statements, one hash', async () => {
  const unknown = await workOf('nobody1');
  const wrong = await workOf(players[0]!.userName);
  expect(unknown.code).toBe('WRONG');
  expect(unknown.hashes).toBe(1);
  expect(unknown.statements.length).toBeGreaterThan(3);
  expect(wrong).toEqual(unknown);
});

test('so too where the name is no name at all, or as long as one may be', async () => {
  const wrong = await workOf(players[1]!.userName);
  for (const name of ['1', '名字', 'x'.repeat(64)]) expect(await workOf(name)).toEqual(wrong);
});

test('the control: a right password is seen to do something else', async () => {
  const { statements } = await workOf('nobody2');
  const right = await workOf(players[0]!.userName, 'kept-for-tests-42');
  expect(right.code).toBe('OK');
  expect(right.statements).not.toEqual(statements);
});
