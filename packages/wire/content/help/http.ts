import * as z from 'zod/mini';
import { post, text } from '../../core/index.ts';
import { HELP_CODES, RATE_CODES } from './codes.ts';
import { articleId, HELP_BOUNDS, HelpArticle, HelpRow } from './shapes.ts';

export const getHelp = post('/api/Help/List', {
  access: 'player',
  passive: true,
  input: z.strictObject({
    /** Words that a title or a text has, in either language. */
    Find: z.optional(text.check(z.maxLength(HELP_BOUNDS.find))),
  }),
  output: z.object({ Rows: z.array(HelpRow) }),
  about:
    'The articles of the help, category by category; or those with some words, best match first.',
});

export const getArticle = post('/api/Help/Get', {
  access: 'player',
  passive: true,
  input: z.strictObject({ Id: articleId }),
  output: HelpArticle,
  codes: HELP_CODES,
  about: 'One article of the help with its text.',
});

export const rateArticle = post('/api/Help/Rate', {
  access: 'player',
  input: z.strictObject({
    Id: articleId,
    IsUseful: z.boolean(),
    /** Which words he read: refused where there are others by now. Left out: those of now. */
    Edition: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
  }),
  output: z.object({ IsUseful: z.boolean() }),
  codes: RATE_CODES,
  about: 'Says whether an article was useful; what was said of it before is said no more.',
});
