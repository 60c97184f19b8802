import * as z from 'zod/mini';
import { post, timestamp, version } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { DRAFT_CODES } from './codes.ts';
import { announcementId, NOTICE_BOUNDS } from './shapes.ts';
import { DRAFT_STATES, draftContent, DraftRow } from './draft.ts';

/** Calls of the console about announcements: written by one, published and taken back by two. */
const { NO_SUCH_DRAFT, DRAFT_CHANGED, BAD_WORDS, BAD_TIMES, NO_SUCH_ACCOUNT } = DRAFT_CODES;
const { NO_CHANGE, TOO_MANY, TOO_MANY_PINNED, TOO_MANY_MUST_READ } = DRAFT_CODES;
const { WAS_PUBLISHED, NOT_PUBLISHED } = DRAFT_CODES;
const { CODE_NEEDED, CODE_WRONG, TOO_MANY_OPEN, ALREADY_WAITS } = PROPOSAL_CODES;
const PUT = { CODE_NEEDED, CODE_WRONG, TOO_MANY_OPEN, ALREADY_WAITS };

export const getDrafts = post('/api/Console/Announcements', {
  access: 'announcement.notices.read',
  passive: true,
  input: z.strictObject({
    State: z.optional(z.enum(DRAFT_STATES)),
    /** Those made before this one: the cursor of the page that came before. */
    Before: z.optional(announcementId),
    Count: z.int().check(z.minimum(1), z.maximum(NOTICE_BOUNDS.rows)),
  }),
  output: z.object({
    Rows: z.array(DraftRow),
    Next: z.nullable(announcementId),
    DateTimeNow: timestamp,
  }),
  about: 'Announcements and drafts of them, the newest first.',
});

export const saveDraft = post('/api/Console/AnnouncementSave', {
  access: 'announcement.notices.edit',
  input: z.strictObject({
    ...draftContent,
    /** Of the one that is edited; without it a new one is made. */
    Seen: z.optional(z.strictObject({ Id: announcementId, Version: version })),
    Reason: reason,
  }),
  output: z.object({ Id: announcementId, Version: version }),
  codes: {
    NO_SUCH_DRAFT,
    DRAFT_CHANGED,
    BAD_WORDS,
    BAD_TIMES,
    NO_SUCH_ACCOUNT,
    NO_CHANGE,
    TOO_MANY,
  },
  about: 'Writes an announcement, or edits one; players see nothing of it yet.',
});

export const deleteDraft = post('/api/Console/AnnouncementDelete', {
  access: 'announcement.notices.edit',
  input: z.strictObject({ Id: announcementId, Reason: reason }),
  output: z.object({ Id: announcementId }),
  codes: { NO_SUCH_DRAFT, WAS_PUBLISHED },
  about: 'Takes a draft away that was never published.',
});

export const proposePublication = post('/api/Console/AnnouncementPublish', {
  access: 'announcement.notices.publish',
  input: z.strictObject({
    Id: announcementId,
    Version: version,
    /** Of one that is shown already: it counts as unread again, and is to be ticked again. */
    IsNew: z.boolean(),
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: {
    ...PUT,
    NO_SUCH_DRAFT,
    DRAFT_CHANGED,
    BAD_TIMES,
    NO_CHANGE,
    TOO_MANY_PINNED,
    TOO_MANY_MUST_READ,
  },
  about: 'Asks a second operator to publish an announcement as it is written now.',
});

export const proposeWithdrawal = post('/api/Console/AnnouncementWithdraw', {
  access: 'announcement.notices.withdraw',
  input: z.strictObject({ Id: announcementId, Reason: reason, Code: z.optional(totpCode) }),
  output: Proposal,
  codes: { ...PUT, NO_SUCH_DRAFT, NOT_PUBLISHED },
  about: 'Asks a second operator to take an announcement back.',
});
