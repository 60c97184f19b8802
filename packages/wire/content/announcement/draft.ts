import * as z from 'zod/mini';
import { text, timestamp, version } from '../../core/index.ts';
import { announcementId, announcementType, NOTICE_BOUNDS } from './shapes.ts';

const both = (most: number) => {
  const words = text.check(z.maxLength(most));
  return z.strictObject({ zh: words, en: words });
};

/** Whose it is: of everybody, of one kind of account, or of an agent with everybody below him. */
const Audience = z.discriminatedUnion('Kind', [
  z.strictObject({ Kind: z.enum(['all', 'players', 'agents']) }),
  z.strictObject({
    Kind: z.literal('below'),
    Account: text.check(z.minLength(1), z.maxLength(32)),
  }),
]);

export const draftContent = {
  Type: announcementType,
  Title: both(NOTICE_BOUNDS.title),
  Body: both(NOTICE_BOUNDS.body),
  IsPinned: z.boolean(),
  IsMustRead: z.boolean(),
  Audience,
  /** Null: at once, and until it is taken back. */
  From: z.nullable(timestamp),
  Until: z.nullable(timestamp),
};
export const DraftContent = z.strictObject(draftContent);
export type DraftContent = z.output<typeof DraftContent>;

/** `draft`: never published. `waiting`: its time comes. `shown`, `ended`, `withdrawn`. */
export const DRAFT_STATES = ['draft', 'waiting', 'shown', 'ended', 'withdrawn'] as const;

export const DraftRow = z.object({
  ...draftContent,
  Id: announcementId,
  State: z.enum(DRAFT_STATES),
  /** Of what is edited; a proposal is about one of them. */
  Version: version,
  /** It was edited since it was published. */
  IsEdited: z.boolean(),
  /** What players see, where it is not what is edited. */
  Shown: z.nullable(DraftContent),
  AuthorName: z.string(),
  EditedAt: timestamp,
  PublishedAt: z.nullable(timestamp),
});
export type DraftRow = z.output<typeof DraftRow>;
