import * as z from 'zod/mini';
import { timestamp } from '../../core/index.ts';
import { playerId } from '../player/shapes.ts';

export const banId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const Ban = z.object({
  Id: banId,
  Kind: z.enum(['account', 'device']),
  /** The account, or whose login the device was seen at. */
  PlayerId: playerId,
  UserName: z.string(),
  /** The device as it was told; empty of an account. */
  Device: z.string(),
  Reason: z.string(),
  MadeBy: z.string(),
  TimeStamp: timestamp,
  /** When it ends by itself; null: never. */
  Until: z.nullable(timestamp),
});
export type Ban = z.output<typeof Ban>;
