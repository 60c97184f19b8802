import * as z from 'zod/mini';
import { PLACE_CODES } from '../bet/codes.ts';
import { CartRow } from '../bet/shapes.ts';
import { gameId, intentId, money, post, serialNumber } from '../../core/index.ts';
import { BY_INTENT_CODES, ROUND_CODES, SEED_CODES } from './codes.ts';
import { hex32, Round, RoundBet, Seed, seedId } from './shapes.ts';

/** Instant games (即开): each bet is its own draw, from a seed of the house and one of the player. */
const Played = z.object({
  ...Round.shape,
  Bets: z.array(RoundBet),
  WalletAmount: money,
  /** True when this answer repeats the first one of the same request id. */
  Duplicate: z.boolean(),
});

export const getSeed = post('/api/Instant/Seed', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({
    /** Without it the one that is drawn from, which is made where there is none. */
    SeedId: z.optional(seedId),
  }),
  output: Seed,
  codes: SEED_CODES,
  about: 'A seed of the player: the hash of ours, his own, and ours once it is revealed.',
});

export const setClientSeed = post('/api/Instant/ClientSeed', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({ SeedId: seedId, ClientSeed: hex32 }),
  output: Seed,
  codes: SEED_CODES,
  about: "The player's own seed, made after he was shown the hash of ours. It is set once.",
});

export const rotate = post('/api/Instant/Rotate', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({ SeedId: seedId }),
  output: z.object({ Revealed: Seed, Next: Seed }),
  codes: SEED_CODES,
  about: 'Reveals the seed that is drawn from, and commits to the next one.',
});

export const play = post('/api/Instant/Play', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({
    IntentId: intentId,
    GameId: gameId,
    /** The seed whose hash the player was shown. */
    SeedId: seedId,
    Bets: z.array(CartRow).check(z.minLength(1), z.maxLength(100)),
    /** Double-sided plays: take the odds of now whatever they are. */
    AcceptAnyOdds: z.optional(z.boolean()),
  }),
  output: Played,
  codes: { ...PLACE_CODES, ...ROUND_CODES },
  about: 'One round of an instant game: bets, draw and settlement in one.',
});

export const byIntent = post('/api/Instant/ByIntent', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: z.strictObject({ IntentId: intentId }),
  output: Played,
  codes: BY_INTENT_CODES,
  about: 'What became of a round whose answer was lost.',
});

export const getRounds = post('/api/Instant/Rounds', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: z.strictObject({
    GameId: z.optional(gameId),
    /** Older than this one. */
    Before: z.optional(serialNumber),
    Count: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  output: z.object({ Rows: z.array(Round) }),
  about: 'Rounds of the player, newest first.',
});
