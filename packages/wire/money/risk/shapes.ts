import * as z from 'zod/mini';
import { RISK_BOUNDS, RISK_NAMES } from '@fairlot/rules/check/risk-score';
import type { WithdrawRisk } from '@fairlot/rules/check/withdraw-risk';
import { timestamp } from '../../core/index.ts';

export const riskMark = z.enum(RISK_NAMES as [WithdrawRisk, ...WithdrawRisk[]]);

/** How one mark counts: threshold in whole units of what it measures, and what it adds to the score. */
export const RiskRule = z.strictObject({
  Mark: riskMark,
  IsOn: z.boolean(),
  From: z.int().check(z.minimum(1), z.maximum(RISK_BOUNDS.from)),
  Weight: z.int().check(z.minimum(0), z.maximum(RISK_BOUNDS.weight)),
});
export type RiskRule = z.output<typeof RiskRule>;

const score = z.int().check(z.minimum(1), z.maximum(RISK_BOUNDS.score));
/** Every mark once. Scores: from `LookFrom` on nobody is paid without a look, from `FreezeFrom` on funds are frozen. */
export const RiskRules = z.strictObject({
  Rules: z.array(RiskRule).check(
    z.length(RISK_NAMES.length),
    z.refine((rules) => new Set(rules.map(({ Mark }) => Mark)).size === RISK_NAMES.length),
  ),
  LookFrom: score,
  FreezeFrom: score,
});
export type RiskRules = z.output<typeof RiskRules>;

export const entryKind = z.enum(['player', 'ip', 'device']);
/** Always frozen and looked at; marked; its accounts are not related by it; always looked at. */
export const entryColour = z.enum(['black', 'grey', 'white', 'watched']);

export const RiskEntry = z.object({
  Id: z.int(),
  Kind: entryKind,
  /** An account, an address or the mark of a device. */
  Value: z.string(),
  Colour: entryColour,
  Reason: z.string(),
  MadeBy: z.string(),
  TimeStamp: timestamp,
  /** When it ends by itself; null: never. */
  Until: z.nullable(timestamp),
});
export type RiskEntry = z.output<typeof RiskEntry>;

export const caseOutcome = z.enum(['clean', 'warned', 'restricted']);

export const RiskCase = z.object({
  Id: z.int(),
  PlayerId: z.int(),
  UserName: z.string(),
  State: z.enum(['open', 'taken', 'closed']),
  Score: z.int(),
  IsFrozen: z.boolean(),
  OpenedTimeStamp: timestamp,
  /** Null: the rules. */
  OpenedBy: z.nullable(z.string()),
  /** The number of the withdrawal that it is about, or what who opened it said. */
  Reason: z.string(),
  /** What the rules found of that withdrawal. */
  Marks: z.array(riskMark),
  Taker: z.nullable(z.string()),
  Closer: z.nullable(z.string()),
  ClosedTimeStamp: z.nullable(timestamp),
  Outcome: z.nullable(caseOutcome),
  Note: z.string(),
});
export type RiskCase = z.output<typeof RiskCase>;

/** What two accounts have in common: an address or a device in 30 days, where they are paid. */
export const Tie = z.object({
  Kind: z.enum(['ip', 'device', 'target']),
  /** The address; of a device the beginning of its mark; of a target its last signs. */
  Shown: z.string(),
  Colour: z.nullable(entryColour),
  PlayerIds: z.array(z.int()),
});
export type Tie = z.output<typeof Tie>;

export const Related = z.object({
  PlayerId: z.int(),
  UserName: z.string(),
  /** Steps from the account that was asked about: 0, 1 or 2. */
  Steps: z.int(),
  HasCase: z.boolean(),
  IsFrozen: z.boolean(),
  Colour: z.nullable(entryColour),
});
export type Related = z.output<typeof Related>;
