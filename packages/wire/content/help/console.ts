import * as z from 'zod/mini';
import { post } from '../../core/index.ts';
import { Proposal } from '../../staff/operator/shapes.ts';
import { asked, seenVersion } from '../../staff/publishing/shapes.ts';
import { ARTICLE_CODES } from './codes.ts';
import { articleId, ArticleRow, ArticleRules } from './shapes.ts';

/** Articles of the help: edited by one, published by another (product 3.12). */
export const getArticles = post('/api/Console/HelpArticles', {
  access: 'help.articles.read',
  passive: true,
  input: z.strictObject({}),
  output: z.object({ Rows: z.array(ArticleRow) }),
  about: 'Articles of the help with their texts and what players said of them.',
});

export const proposeArticle = post('/api/Console/HelpPropose', {
  access: 'help.articles.publish',
  input: z.strictObject({
    /** The article that is edited and the version that was; null: one more. */
    Article: z.nullable(z.strictObject({ Id: articleId, Seen: seenVersion })),
    Rules: ArticleRules,
    ...asked,
  }),
  output: Proposal,
  codes: ARTICLE_CODES,
  about: 'Asks another operator to publish an article of the help, or an article more.',
});
