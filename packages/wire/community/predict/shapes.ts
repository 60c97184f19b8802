import * as z from 'zod/mini';
import { gameId, serialNumber, timestamp } from '../../core/index.ts';

/** How a prediction ended. VOID: neither side came, or the issue was cancelled; it counts for nothing. */
export const Outcome = { WAITING: 0, HIT: 1, MISS: 2, VOID: 3 } as const;

const Words = z.object({ zh: z.string(), en: z.string() });

const Part = z.object({ Hits: z.int(), Total: z.int() });

/** Hits among the newest predictions of an author that were judged, all of them counted. */
export const TrackRecord = z.object({ Of10: Part, Of30: Part, Of100: Part });

/** What a player says that an issue will draw. */
export const Prediction = z.object({
  /** By which his others are asked for. */
  Author: z.uuid(),
  /** Masked; whole for the player himself. */
  Name: z.string(),
  IsOwn: z.boolean(),
  GameId: gameId,
  SerialNumber: serialNumber,
  Play: z.string(),
  PlayName: Words,
  Option: z.string(),
  OptionName: Words,
  TimeStamp: timestamp,
  Outcome: z.int().check(z.minimum(0), z.maximum(3)),
  Record: TrackRecord,
});
export type Prediction = z.output<typeof Prediction>;
