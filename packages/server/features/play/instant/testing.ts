import { randomBytes, randomUUID } from 'node:crypto';
import type { CartRow } from '@fairlot/wire/play/bet';
import { instantHttp, type Seed } from '@fairlot/wire/play/instant';
import type { TestReply, TestServer } from '#testing';
import { BET_FEATURES } from '../bet/testing.ts';
import { instant } from './index.ts';
import type { Played } from './play.ts';

/** Instant games as their tests need them. */
export const INSTANT_FEATURES = [...BET_FEATURES, instant];
/** One of each family that has an instant game, and one with issues. */
export const INSTANT_GAMES = [1, 4, 22, 34, 46];
export const FIVE_AT_ONCE = 1;

type Signed = { readonly token: string };

/** The seed that is drawn from, with a seed of the player's own. */
export async function readySeed(server: TestServer, { token }: Signed): Promise<Seed> {
  const { value: seed } = await server.call(instantHttp.getSeed, {}, { token });
  if (seed.ClientSeed !== null) return seed;
  const ClientSeed = randomBytes(32).toString('hex');
  const wish = { SeedId: seed.SeedId, ClientSeed };
  return (await server.call(instantHttp.setClientSeed, wish, { token })).value;
}

export type RoundWish = {
  readonly rows: readonly CartRow[];
  readonly gameId?: number;
  readonly seedId?: number;
  readonly intent?: string;
};

/** Asks for a round, a second after the one before it. */
export async function playRound(
  server: TestServer,
  { token }: Signed,
  { rows, gameId = FIVE_AT_ONCE, seedId, intent = randomUUID() }: RoundWish,
): Promise<TestReply<Played>> {
  const SeedId = seedId ?? (await readySeed(server, { token })).SeedId;
  await server.clock.advance(1_000);
  const wish = { IntentId: intent, GameId: gameId, SeedId, Bets: [...rows] };
  return server.call(instantHttp.play, wish, { token });
}
