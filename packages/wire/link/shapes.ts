import * as z from 'zod/mini';
import { FIELD_NEEDS, REGISTER_FIELDS, type RegisterField } from '@fairlot/rules/check/register';
import { timestamp } from '../core/index.ts';

/** Live links of one maker, characters of a note, registrations of a link, links a page. */
export const LINK_BOUNDS = { live: 20, note: 20, quota: 1_000_000, atOnce: 200 } as const;

/** Days that a link is good for; 0: for ever (product 4.3). */
export const LINK_DAYS = [0, 1, 7, 30, 90] as const;

const Need = z.enum(FIELD_NEEDS);

export const FieldNeeds = z.object(
  Object.fromEntries(REGISTER_FIELDS.map((name) => [name, Need])) as Record<
    RegisterField,
    typeof Need
  >,
);

/** What who registers by a link is told of it. */
export const LinkFacts = z.object({
  Code: z.string(),
  /** What becomes of him: an agent, or a player. */
  IsAgent: z.boolean(),
  /** His: even, from 1800; never above that of who made the link. */
  PrizeGroup: z.int(),
});
export type LinkFacts = z.output<typeof LinkFacts>;

/** `normal`: it may be registered by. */
export const LINK_STATES = ['normal', 'disabled', 'expired', 'full'] as const;
export const LinkState = z.enum(LINK_STATES);

export const linkId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const LinkRow = z.object({
  Id: linkId,
  Code: z.string(),
  /** Where it leads: its path, behind the address of the site where that is set. */
  Address: z.string(),
  /** Who stands above those who register by it; null: nobody. */
  MakerId: z.nullable(z.int()),
  MakerName: z.nullable(z.string()),
  IsAgent: z.boolean(),
  PrizeGroup: z.int(),
  ExpireTimeStamp: z.nullable(timestamp),
  Registered: z.int(),
  /** Null: as many as come. */
  Quota: z.nullable(z.int()),
  Note: z.string(),
  State: LinkState,
  /** Its maker is disabled, and it with him: nobody enables it before him. */
  IsMakerDisabled: z.boolean(),
  MadeTimeStamp: timestamp,
});
export type LinkRow = z.output<typeof LinkRow>;
