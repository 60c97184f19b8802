import { beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { withTestServer } from '#testing';
import { signedAgent, type SignedAgent } from '../../account/registration-link/testing/links.ts';
import { BET_FEATURES } from '../../play/bet/testing.ts';
import { makeMember, type LineMember } from '../members/testing/line.ts';
import { createOnlineBelow } from './online.ts';

const server = withTestServer({ features: BET_FEATURES, games: [] });

let top: SignedAgent;
let middle: LineMember;
let deep: LineMember;
beforeAll(async () => {
  top = await signedAgent(server(), 1956);
  middle = await makeMember(server(), top.playerId, { isAgent: true });
  deep = await makeMember(server(), middle.playerId);
});

const signIn = ({ playerId }: LineMember, mark: number) =>
  sql`
    WITH opened AS (
      INSERT INTO session (player_id, id, ip, user_agent, login_type)
      VALUES (${playerId}, gen_random_uuid(), '10.0.0.1', '', 1) RETURNING player_id, id)
    INSERT INTO session_token (token_hash, player_id, session_id, expires_at)
    SELECT ${Buffer.from([mark])}, player_id, id, app_now() + interval '1 hour' FROM opened`.execute(
    server().owner,
  );

it('counts at every level who is online below, once for several logins, and anew after ten seconds', async () => {
  const below = createOnlineBelow(server().db);
  const now = await server().clock.now();
  expect(await below(top.playerId, now)).toBe(0);
  await signIn(deep, 1);
  await signIn(deep, 2);
  expect(await below(top.playerId, now + 9_999)).toBe(0);
  expect(await below(top.playerId, now + 10_000)).toBe(1);
  expect(await below(middle.playerId, now + 10_000)).toBe(1);
  expect(await below(deep.playerId, now + 10_000)).toBe(0);
});

it('counts nobody who was not active for five minutes', async () => {
  await server().clock.set((await server().clock.now()) + 6 * 60_000);
  const below = createOnlineBelow(server().db);
  expect(await below(top.playerId, await server().clock.now())).toBe(0);
});
