import * as z from 'zod/mini';
import { timestamp } from '../../core/index.ts';

/** Days in which a deletion is undone, and in which nobody registers the name; days without activity that forget deposits. */
export const REMOVAL_BOUNDS = { undoDays: 7, nameDays: 180, idleDays: 90, atOnce: 200 } as const;

export const removalId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** A deleted member of an agent. */
export const Removal = z.object({
  Id: removalId,
  UserName: z.string(),
  NickName: z.string(),
  RemovedTimeStamp: timestamp,
  /** Until then the deletion can be undone. */
  UndoUntil: timestamp,
  /** Null: the account is deleted. */
  RestoredTimeStamp: z.nullable(timestamp),
  MayRestore: z.boolean(),
});
export type Removal = z.output<typeof Removal>;
