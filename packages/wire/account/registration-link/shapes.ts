import * as z from 'zod/mini';
import { FIELD_NEEDS, REGISTER_FIELDS, type RegisterField } from '@fairlot/rules/check/register';
import { isPrizeGroup } from '@fairlot/rules/odds/prize-group';
import { text, timestamp } from '../../core/index.ts';

/** Live links of one maker, those that an agent makes in a day, characters of a note, registrations of a link, links a page. */
export const LINK_BOUNDS = {
  live: 20,
  ofDay: 50,
  note: 20,
  quota: 1_000_000,
  atOnce: 200,
} as const;

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

/** What a new link is: what becomes of whom, and how long and how often it is good. */
export const newLink = {
  Kind: z.enum(['agent', 'player']),
  PrizeGroup: z.int().check(z.refine((group) => isPrizeGroup(group))),
  Days: z.literal([...LINK_DAYS]),
  /** Null: as many as come. */
  Quota: z.nullable(z.int().check(z.minimum(1), z.maximum(LINK_BOUNDS.quota))),
  Note: text.check(z.maxLength(4 * LINK_BOUNDS.note)),
} as const;

const anyLink = {
  Id: linkId,
  Code: z.string(),
  /** Where it leads: its path, behind the address of the site where that is set. */
  Address: z.string(),
  IsAgent: z.boolean(),
  PrizeGroup: z.int(),
  ExpireTimeStamp: z.nullable(timestamp),
  Registered: z.int(),
  /** Null: as many as come. */
  Quota: z.nullable(z.int()),
  Note: z.string(),
  State: LinkState,
  /** An operator stopped it: its maker does not let it go on. */
  IsHeld: z.boolean(),
  MadeTimeStamp: timestamp,
} as const;

export const LinkRow = z.object({
  ...anyLink,
  /** Who stands above those who register by it; null: nobody. */
  MakerId: z.nullable(z.int()),
  MakerName: z.nullable(z.string()),
  /** Its maker is disabled, and it with him: nobody enables it before him. */
  IsMakerDisabled: z.boolean(),
});
export type LinkRow = z.output<typeof LinkRow>;

/** A link of whoever asks. */
export const OwnLinkRow = z.object({
  ...anyLink,
});
export type OwnLinkRow = z.output<typeof OwnLinkRow>;

/** Counts those who registered by a link, one after the other: the cursor of their list. */
export const comerId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** Who registered by a link. */
export const comer = {
  UserName: z.string(),
  NickName: z.string(),
  /** What the link made of him then, whatever he is now. */
  IsAgent: z.boolean(),
  PrizeGroup: z.int(),
  RegisteredTimeStamp: timestamp,
} as const;
export const Comer = z.object(comer);
export type Comer = z.output<typeof Comer>;

/** A page of those who registered by one link. */
export const askComers = {
  Id: linkId,
  /** Those before this one: the cursor of the page that came before. */
  Before: z.optional(comerId),
  Count: z.int().check(z.minimum(1), z.maximum(LINK_BOUNDS.atOnce)),
} as const;
