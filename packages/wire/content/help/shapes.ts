import * as z from 'zod/mini';
import { HELP_CATEGORY_NAMES } from '@fairlot/rules/check/help-categories';
import { text } from '../../core/index.ts';
import { waits } from '../../staff/publishing/shapes.ts';

/**
 * Characters of a title and of a text, articles of a site, the last place in their order, and characters of a search
 * and of an excerpt.
 */
export const HELP_BOUNDS = {
  title: 80,
  body: 4000,
  articles: 200,
  sort: 10_000,
  find: 40,
  excerpt: 80,
} as const;

export const articleId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const category = z.enum(HELP_CATEGORY_NAMES);
const title = text.check(z.maxLength(HELP_BOUNDS.title));
const body = text.check(z.maxLength(HELP_BOUNDS.body));

const head = z.object({
  Id: z.int(),
  Category: category,
  Title: z.string(),
  /** The same in English. */
  TitleEn: z.string(),
});

/** What players find in the list. */
export const HelpRow = z.extend(head, {
  /** Some words of its text: those around what was searched, else the first ones. */
  Excerpt: z.string(),
  ExcerptEn: z.string(),
});
export type HelpRow = z.output<typeof HelpRow>;

/** One of them with its text: see `rules/check/prose.ts` for what form it may have. */
export const HelpArticle = z.extend(head, {
  Content: z.string(),
  ContentEn: z.string(),
  /** Which words these are: how often it had others, and one. */
  Edition: z.int(),
  /** What whoever asks said of it; null: nothing. */
  IsUseful: z.nullable(z.boolean()),
});
export type HelpArticle = z.output<typeof HelpArticle>;

/** An article as operators edit it. */
export const ArticleRules = z.strictObject({
  Category: category,
  Title: title,
  TitleEn: title,
  Content: body,
  ContentEn: body,
  /** Within its category; of two alike the older one comes first. */
  Sort: z.int().check(z.minimum(0), z.maximum(HELP_BOUNDS.sort)),
  /** Players see it. */
  IsShown: z.boolean(),
});
export type ArticleRules = z.output<typeof ArticleRules>;

export const ArticleRow = z.object({
  Id: z.int(),
  Version: z.int(),
  ...waits,
  /** How many players found it useful, and how many did not. */
  Useful: z.int(),
  Useless: z.int(),
  Rules: ArticleRules,
});
export type ArticleRow = z.output<typeof ArticleRow>;
