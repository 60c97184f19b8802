import * as z from 'zod/mini';
import { post, timestamp, typedText } from '../../core/index.ts';
import { reason } from '../../staff/operator/shapes.ts';
import { MAKE_LINK_CODES } from './codes.ts';
import {
  askComers,
  comer,
  comerId,
  LINK_BOUNDS,
  linkId,
  LinkRow,
  LinkState,
  newLink,
} from './shapes.ts';

/** Calls of the console about links to register by (product 4.3). */
const { NO_SUCH_LINK, ALREADY_SO, ...MAKE_CODES } = MAKE_LINK_CODES;

export const getLinks = post('/api/Console/Links', {
  access: 'link.links.read',
  passive: true,
  input: z.strictObject({
    /** What the code or the account of the maker begins with, in whatever case. */
    Search: z.optional(typedText.check(z.maxLength(32))),
    State: z.optional(LinkState),
    Kind: z.optional(z.enum(['agent', 'player'])),
    /** Links before this one: the cursor of the page that came before. */
    Before: z.optional(linkId),
    Count: z.int().check(z.minimum(1), z.maximum(LINK_BOUNDS.atOnce)),
  }),
  output: z.object({
    Rows: z.array(LinkRow),
    /** Where the next page begins; null at the end. */
    Next: z.nullable(linkId),
  }),
  about: 'Links to register by, who made them and how many came, the newest first.',
});

export const makeLink = post('/api/Console/LinkMake', {
  access: 'link.links.change',
  input: z.strictObject({
    /** The account below which they stand; without it they stand at the top. */
    Maker: z.optional(typedText.check(z.maxLength(64))),
    ...newLink,
    Reason: reason,
  }),
  output: z.object({ Id: linkId, Code: z.string() }),
  codes: MAKE_CODES,
  about: 'Makes a link to register by.',
});

export const disableLink = post('/api/Console/LinkDisable', {
  access: 'link.links.change',
  input: z.strictObject({
    Id: linkId,
    IsDisabled: z.boolean(),
    /** Whether operators were seen to have stopped it: who lets it go on twice does not take back its agent's stop. */
    IsHeld: z.optional(z.boolean()),
    Reason: reason,
  }),
  output: z.object({ IsDisabled: z.boolean() }),
  codes: {
    NO_SUCH_LINK,
    ALREADY_SO,
    MAKER_LIMITED: MAKE_CODES.MAKER_LIMITED,
    TOO_MANY_LINKS: MAKE_CODES.TOO_MANY_LINKS,
  },
  about: 'Stops registrations by a link, or lets them go on.',
});

export const getComers = post('/api/Console/LinkComers', {
  access: 'link.links.read',
  passive: true,
  input: z.strictObject(askComers),
  output: z.object({
    Rows: z.array(z.object({ PlayerId: z.int(), ...comer })),
    /** Where the next page begins; null at the end. */
    Next: z.nullable(comerId),
    DateTimeNow: timestamp,
  }),
  codes: { NO_SUCH_LINK },
  about: 'Who registered by a link, the newest first.',
});

export const deleteLink = post('/api/Console/LinkDelete', {
  access: 'link.links.change',
  input: z.strictObject({ Id: linkId, Reason: reason }),
  output: z.object({ Id: linkId }),
  codes: { NO_SUCH_LINK },
  about: 'Takes a link away for good; who registered by it stays where he is.',
});
