import * as z from 'zod/mini';
import { gameId, money, serialNumber, timestamp } from '../../core/index.ts';

/** Rounds that one seed draws at most; then it is revealed. */
export const MOST_ROUNDS = 1_000;
/** Least time between two draws of a player, milliseconds. */
export const ROUND_GAP_MS = 1_000;
/** Rounds of one run (连续次数). */
export const MOST_IN_RUN = 50;

/** 32 bytes as lower-case hex. */
export const hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const seedId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** The pair of seeds from which rounds are drawn: ours, whose hash is shown first, and the player's. */
export const Seed = z.object({
  SeedId: seedId,
  /** SHA-256 of the server seed: shown before the player makes his. */
  Hash: hex32,
  /** Null until the player's browser has sent it. */
  ClientSeed: z.nullable(hex32),
  /** Rounds drawn from it so far: the nonce of the last one. */
  Rounds: z.int(),
  /** Null until it is revealed; from then on nothing is drawn from it. */
  ServerSeed: z.nullable(hex32),
});
export type Seed = z.output<typeof Seed>;

/** What one bet of a round brought. State: NOPRIZE 2, WIN 3. */
export const RoundBet = z.object({
  BetId: z.string(),
  Play: z.string(),
  Content: z.string(),
  Amount: money,
  Prize: money,
  Refund: money,
  State: z.int(),
});

/** A bet, its draw and its settlement in one: nothing of it is open any more. */
export const Round = z.object({
  IntentId: z.string(),
  GameId: gameId,
  /** The running number of the player's rounds. */
  SerialNumber: serialNumber,
  SeedId: seedId,
  /** Counts the rounds of the seed, from 1. */
  Nonce: z.int(),
  WinningNumber: z.string(),
  DrawTimeStamp: timestamp,
  Amount: money,
  Prize: money,
  Refund: money,
});
export type Round = z.output<typeof Round>;
