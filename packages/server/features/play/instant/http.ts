import { refused } from '@fairlot/rules/core/result';
import { instantHttp } from '@fairlot/wire/play/instant';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { createRateGate } from '../bet/place/index.ts';
import { createTermsBook } from '../bet/odds/index.ts';
import { keysOf } from '../fair/sources/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { byIntent } from './by-intent.ts';
import { createPlay } from './play.ts';
import { presentRound } from './present.ts';
import { getSeed, rotate, setClientSeed } from './seeds.ts';
import { listRounds } from './store.ts';
import { createTables } from './table.ts';
import { createUnderWay } from './under-way.ts';

/** Rounds of one player, counted as bets are: requests and characters with them. */
const ROUNDS = { burst: 1_000, perSecond: 200 };
/** Changes of a seed: what a person presses, with room for a run that uses one up. */
const SEEDS = { burst: 30, perSecond: 1 };
const UNLIMITED = { burst: Infinity, perSecond: 0 };

export function instantRoutes(platform: Platform) {
  const { db, settings } = platform;
  const limited = settings.rateLimit !== 0;
  const seedPasses = createRateGate(limited ? SEEDS : UNLIMITED);
  const keys = () => keysOf(platform);
  const play = createPlay({
    db,
    keys,
    book: createTermsBook(db),
    settings: currentSettings(db),
    passes: createRateGate(limited ? ROUNDS : UNLIMITED),
    tables: createTables(db),
  });
  const underWay = createUnderWay();
  const stage = async () => ({ db, keys: await keys() });
  const tooFast = refused({ code: 'RATE_LIMIT' as const });
  return routes(instantHttp, {
    getSeed: async ({ SeedId }, { principal: { playerId } }) =>
      seedPasses(playerId) ? getSeed(await stage(), playerId, SeedId) : tooFast,
    setClientSeed: async (input, { principal: { playerId } }) =>
      seedPasses(playerId) ? setClientSeed(await stage(), playerId, input) : tooFast,
    rotate: async ({ SeedId }, { principal: { playerId } }) =>
      seedPasses(playerId) ? rotate(await stage(), playerId, SeedId) : tooFast,
    play: (input, { principal: { playerId } }) =>
      underWay.during(playerId, input.IntentId, () => play(playerId, input)),
    byIntent: ({ IntentId }, { principal }) =>
      byIntent({ db, underWay }, principal.playerId, IntentId),
    getRounds: async ({ GameId: gameId, Before: before, Count: count }, { principal }) => {
      const { playerId } = principal;
      const rounds = await listRounds(db, { playerId, gameId, before, count });
      return { Rows: rounds.map(presentRound) };
    },
  });
}
