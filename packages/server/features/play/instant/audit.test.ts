import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { withTestServer } from '#testing';
import { withDamage } from '#testing/damage';
import { registerPlayer } from '../../auth/login/testing.ts';
import { row } from '../bet/testing.ts';
import { instantInvariants } from './store-audit.ts';
import { INSTANT_FEATURES, INSTANT_GAMES, playRound } from './testing.ts';

/** Rounds changed in the database while their seed is still secret. */
const server = withTestServer({
  features: INSTANT_FEATURES,
  games: INSTANT_GAMES,
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});

beforeAll(async () => {
  const player = await registerPlayer(server());
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => row('ssc.fixed', `${digit}||||`));
  await playRound(server(), player, { rows });
});

const found = (change: ReturnType<typeof sql>, name: string) =>
  withDamage(server(), [change], async (tx) => {
    const invariant = instantInvariants.find((each) => each.name === name);
    return (await invariant?.find(tx, '')) ?? [];
  });

it('names a changed number of a round before its seed is revealed', async () => {
  const { rows } = await sql`SELECT FROM instant_seed WHERE revealed_at IS NULL`.execute(
    server().db,
  );
  expect(rows).toHaveLength(1);
  const drew = 'a round matches its seeds';
  const other = sql`UPDATE instant_round SET number = '9,9,9,9,' || right(number, 1) || '9'`;
  expect(await found(other, drew)).toEqual([expect.stringMatching(/round 1: not 9,9,9,9/)]);
  const client = sql`UPDATE instant_seed SET client_seed = sha256('x')`;
  expect(await found(client, drew)).toHaveLength(1);
  const sealed = sql`UPDATE instant_seed SET sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 1)`;
  expect(await found(sealed, drew)).toEqual([
    expect.stringMatching(/round 1: its seed cannot be decrypted/),
  ]);
});

it('names rewritten odds of won and lost bets', async () => {
  const name = 'a bet of a round has the odds of its terms';
  const lost = sql`UPDATE bet SET odds = ARRAY[1] WHERE id IN (SELECT id FROM bet WHERE state = 2 LIMIT 1)`;
  expect(await found(lost, name)).toEqual([expect.stringContaining('odds 1')]);
  const terms = sql`UPDATE bet SET terms_version = 7 WHERE id IN (SELECT id FROM bet LIMIT 1)`;
  expect(await found(terms, name)).toHaveLength(1);
});
