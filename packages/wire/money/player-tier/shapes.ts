import * as z from 'zod/mini';
import { MOST_OF_DEPOSIT } from '@fairlot/rules/check/deposit';
import { money, text } from '../../core/index.ts';
import { waits } from '../../staff/publishing/shapes.ts';

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
  ...waits,
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

/** What limits are of: a method of withdrawing, or a way to deposit. */
export const limitOf = z.string().check(z.regex(/^(?:card|usdt|purse|channel-[1-9]\d{0,9})$/));

const amount = z.nullable(money.check(z.refine((value) => value > 0n && value <= MOST_OF_DEPOSIT)));
const shown = z.nullable(money);

/** What a layer has otherwise; null: as it is anyway. Fees are hundredths of a per cent. */
export const LayerLimits = z
  .strictObject({
    Min: amount,
    Max: amount,
    /** Of a day: of the method, or of a player by this way to deposit. */
    DayMost: amount,
    FeeRate: z.nullable(z.int().check(z.minimum(0), z.maximum(5_000))),
    /** The most of a fee; of methods alone. */
    FeeCap: z.nullable(money.check(z.refine((value) => value >= 0n && value <= MOST_OF_DEPOSIT))),
  })
  .check(z.refine(({ Min, Max }) => Min === null || Max === null || Min <= Max));
export type LayerLimits = z.output<typeof LayerLimits>;

export const LimitRow = z.object({
  Of: z.string(),
  Name: z.object({ zh: z.string(), en: z.string() }),
  Version: z.int(),
  ...waits,
  Limits: z.object({
    Min: shown,
    Max: shown,
    DayMost: shown,
    FeeRate: z.nullable(z.int()),
    FeeCap: shown,
  }),
});
export type LimitRow = z.output<typeof LimitRow>;
