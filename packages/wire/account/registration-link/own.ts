// Links that an agent makes for himself, and who came by them (product 4.3).
import * as z from 'zod/mini';
import { post, timestamp } from '../../core/index.ts';
import { DISABLE_OWN_LINK_CODES, MAKE_OWN_LINK_CODES, OWN_LINK_CODES } from './own-codes.ts';
import {
  askComers,
  Comer,
  comerId,
  LINK_BOUNDS,
  linkId,
  LinkState,
  newLink,
  OwnLinkRow,
} from './shapes.ts';

export const getOwnLinks = post('/api/Link/List', {
  access: 'agent',
  passive: true,
  input: z.strictObject({
    State: z.optional(LinkState),
    /** Links before this one: the cursor of the page that came before. */
    Before: z.optional(linkId),
    Count: z.int().check(z.minimum(1), z.maximum(LINK_BOUNDS.atOnce)),
  }),
  output: z.object({
    Rows: z.array(OwnLinkRow),
    /** Where the next page begins; null at the end. */
    Next: z.nullable(linkId),
    /** The agent's own prize group: no link gives more. */
    PrizeGroup: z.int(),
    /** The highest group that a new link may give: the own one takes a quota from 1950. */
    HighestGroup: z.int(),
    /** How many more directs may have the own group; null: it takes no quota. */
    QuotaLeft: z.nullable(z.int()),
    /** Whether he may have new ones. */
    IsLimited: z.boolean(),
    /** Whether the parent stopped them. */
    IsStopped: z.boolean(),
    /** Links that may be registered by, of the twenty that he may have. */
    Live: z.int(),
    DateTimeNow: timestamp,
  }),
  about: 'The links of an agent, and how many came by each, the newest first.',
});

export const makeOwnLink = post('/api/Link/Make', {
  access: 'agent',
  input: z.strictObject(newLink),
  output: z.object({ Id: linkId, Code: z.string() }),
  codes: MAKE_OWN_LINK_CODES,
  about: 'Makes a link to register by, for those who are to stand below its maker.',
});

export const disableOwnLink = post('/api/Link/Disable', {
  access: 'agent',
  input: z.strictObject({ Id: linkId, IsDisabled: z.boolean() }),
  output: z.object({ IsDisabled: z.boolean() }),
  codes: DISABLE_OWN_LINK_CODES,
  about: 'Stops registrations by a link of his own, or lets them go on.',
});

export const deleteOwnLink = post('/api/Link/Delete', {
  access: 'agent',
  input: z.strictObject({ Id: linkId }),
  output: z.object({ Id: linkId }),
  codes: OWN_LINK_CODES,
  about: 'Takes a link of his own away for good; who registered by it stays where he is.',
});

export const getOwnComers = post('/api/Link/Comers', {
  access: 'agent',
  passive: true,
  input: z.strictObject(askComers),
  output: z.object({
    Rows: z.array(Comer),
    /** Where the next page begins; null at the end. */
    Next: z.nullable(comerId),
    DateTimeNow: timestamp,
  }),
  codes: OWN_LINK_CODES,
  about: 'Who registered by a link of his own, the newest first.',
});
