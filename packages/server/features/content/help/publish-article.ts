import * as z from 'zod/mini';
import {
  HELP_CATEGORIES,
  HELP_CATEGORY_NAMES,
  type HelpCategory,
} from '@fairlot/rules/check/help-categories';
import { isProse } from '@fairlot/rules/check/prose';
import { refused, type Result } from '@fairlot/rules/core/result';
import { isLine } from '@fairlot/rules/lottery/game';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import {
  type ARTICLE_CODES,
  type ArticleRules,
  HELP_BOUNDS,
  type helpConsole,
} from '@fairlot/wire/content/help';
import type { Db } from '#platform/db';
import type { Person, ProposalRow } from '../../staff/operator/proposals/index.ts';
import {
  proposePublishing,
  type Publishing,
  publishingAct,
  readVersions,
  readWaits,
} from '../../staff/publishing/index.ts';
import {
  type ArticleLine,
  countVotes,
  holdArticle,
  insertArticle,
  listArticles,
  updateArticle,
} from './store.ts';

const PlainArticle = z.object({
  category: z.enum(HELP_CATEGORY_NAMES),
  titleZh: z.string(),
  titleEn: z.string(),
  bodyZh: z.string(),
  bodyEn: z.string(),
  sort: z.int(),
  isShown: z.boolean(),
});
type PlainArticle = z.output<typeof PlainArticle>;

export const categoryOf = (number: number): HelpCategory =>
  HELP_CATEGORY_NAMES.find((name) => HELP_CATEGORIES[name].number === number) ?? 'start';

const rowOf = (plain: PlainArticle): Omit<ArticleLine, 'id'> => ({
  category: HELP_CATEGORIES[plain.category].number,
  title_zh: plain.titleZh,
  title_en: plain.titleEn,
  body_zh: plain.bodyZh,
  body_en: plain.bodyEn,
  sort: plain.sort,
  is_shown: plain.isShown,
});

const plainOf = (row: ArticleLine): PlainArticle => ({
  category: categoryOf(row.category),
  titleZh: row.title_zh,
  titleEn: row.title_en,
  bodyZh: row.body_zh,
  bodyEn: row.body_en,
  sort: row.sort,
  isShown: row.is_shown,
});

export const plainRules = (rules: ArticleRules): PlainArticle => ({
  category: rules.Category,
  titleZh: rules.Title.trim(),
  titleEn: rules.TitleEn.trim(),
  bodyZh: rules.Content.trim(),
  bodyEn: rules.ContentEn.trim(),
  sort: rules.Sort,
  isShown: rules.IsShown,
});

const areWords = ({ titleZh, titleEn, bodyZh, bodyEn }: PlainArticle): boolean =>
  [titleZh, titleEn].every((line) => isLine(line, HELP_BOUNDS.title)) &&
  [bodyZh, bodyEn].every((text) => isProse(text, HELP_BOUNDS.body));

/** Articles of the help: one operator edits, another publishes, and every version is kept (product 3.12). */
export const ARTICLES: Publishing<PlainArticle> = {
  kind: 'article',
  permission: 'help.articles.publish',
  rules: PlainArticle,
  check: (rules) => (areWords(rules) ? undefined : 'OUT_OF_BOUNDS'),
  read: async (tx, id) => {
    const row = await holdArticle(tx, Number(id));
    return row && plainOf(row);
  },
  write: (tx, id, plain) => updateArticle(tx, { id: Number(id), ...rowOf(plain) }),
  // Of two proposals that wait the second may be one too many by then.
  add: async (tx, plain) =>
    (await insertArticle(tx, rowOf(plain), HELP_BOUNDS.articles))?.toString(),
};
export const articleAct = publishingAct(ARTICLES);

type PublishArticleInput = Pick<
  Input<typeof helpConsole.proposeArticle>,
  'Article' | 'Rules' | 'At'
>;

/** Asks another operator to publish an article as it is written, or one more. */
export async function proposeArticle(
  db: Db,
  maker: Person,
  { Article, Rules, At: atMs }: PublishArticleInput,
  reason: string,
): Promise<Result<ProposalRow, Refusal<typeof ARTICLE_CODES>>> {
  const rules = plainRules(Rules);
  if (!areWords(rules)) return refused({ code: 'BAD_WORDS' });
  const { articles: most } = HELP_BOUNDS;
  if (Article === null && (await listArticles(db)).length >= most) {
    return refused({ code: 'ARTICLES_FULL', params: { most } });
  }
  const id = Article === null ? undefined : String(Article.Id);
  return proposePublishing(
    db,
    ARTICLES,
    maker,
    { id, seen: Article?.Seen ?? 1, rules, atMs },
    reason,
  );
}

const subjectOf = ({ id }: ArticleLine): string => `article ${id}`;

/** All articles, with what waits of each and what players said of it. */
export async function getArticles(db: Db): Promise<Output<typeof helpConsole.getArticles>> {
  const rows = await listArticles(db);
  const subjects = rows.map(subjectOf);
  const versions = await readVersions(db, subjects);
  const waitsOf = await readWaits(db, ARTICLES.permission, subjects);
  const votes = await countVotes(db);
  return {
    Rows: rows.map((row) => ({
      Id: row.id,
      Version: versions.get(subjectOf(row)) ?? 1,
      ...waitsOf(subjectOf(row)),
      Useful: votes.get(row.id)?.useful ?? 0,
      Useless: votes.get(row.id)?.useless ?? 0,
      Rules: {
        Category: categoryOf(row.category),
        Title: row.title_zh,
        TitleEn: row.title_en,
        Content: row.body_zh,
        ContentEn: row.body_en,
        Sort: row.sort,
        IsShown: row.is_shown,
      },
    })),
  };
}
