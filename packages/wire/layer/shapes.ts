import * as z from 'zod/mini';
import { text } from '../core/index.ts';

/** Of layers and labels: words, layers of a site, labels of a player, accounts in one list. */
export const LAYER_BOUNDS = { name: 40, layers: 50, label: 30, labels: 20, names: 1_000 } as const;

const name = text.check(
  z.minLength(1),
  z.maxLength(LAYER_BOUNDS.name),
  z.refine((value) => value.trim() !== ''),
);

export const LayerRules = z.strictObject({
  Name: name,
  NameEn: name,
  /** Its players look at deposits, and make none. */
  IsReadOnly: z.boolean(),
  /** No withdrawal of its players is approved by rules. */
  IsReviewed: z.boolean(),
  Sort: z.int().check(z.minimum(0), z.maximum(10_000)),
});
export type LayerRules = z.output<typeof LayerRules>;

export const layerId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
export const Layer = z.object({
  Id: z.int(),
  Version: z.int(),
  Players: z.int(),
  Rules: LayerRules,
});
export type Layer = z.output<typeof Layer>;

export const label = text.check(
  z.minLength(1),
  z.maxLength(LAYER_BOUNDS.label),
  z.refine((value) => value === value.trim() && !/[\p{Cc},]/u.test(value)),
);

/** A line of a list of accounts: who it is, and what becomes of him. */
export const AssignRow = z.object({
  UserName: z.string(),
  /** Null: nobody has this account. */
  PlayerId: z.nullable(z.int()),
  /** The layer that he is in now. */
  From: z.nullable(z.int()),
  IsSame: z.boolean(),
});
export type AssignRow = z.output<typeof AssignRow>;
