import { ok, refused } from '@fairlot/rules/core/result';
import { plainText } from '@fairlot/rules/check/prose';
import { HELP_BOUNDS, helpHttp } from '@fairlot/wire/content/help';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { categoryOf } from './publish-article.ts';
import { excerptOf, findArticles } from './search.ts';
import { type ArticleLine, findShown, listShown, readVote, writeVote } from './store.ts';

type Head = Pick<ArticleLine, 'id' | 'category' | 'title_zh' | 'title_en'>;
const presentHead = (row: Head) => ({
  Id: row.id,
  Category: categoryOf(row.category),
  Title: row.title_zh,
  TitleEn: row.title_en,
});

const presentRow = (row: ArticleLine, find: string) => ({
  ...presentHead(row),
  Excerpt: excerptOf(plainText(row.body_zh), find, HELP_BOUNDS.excerpt),
  ExcerptEn: excerptOf(plainText(row.body_en), find, HELP_BOUNDS.excerpt),
});

/** The help as players read it, and what they say of it. */
export const helpRoutes = ({ db }: Platform) =>
  routes(helpHttp, {
    getHelp: async ({ Find = '' }) => ({
      Rows: findArticles(await listShown(db), Find).map((row) => presentRow(row, Find)),
    }),
    getArticle: async ({ Id }, { principal }) => {
      const row = await findShown(db, Id);
      if (!row) return refused({ code: 'NO_SUCH_ARTICLE' });
      const vote = await readVote(db, principal.playerId, Id);
      return ok({
        ...presentHead(row),
        Content: row.body_zh,
        ContentEn: row.body_en,
        Edition: row.edition,
        IsUseful: vote ?? null,
      });
    },
    rateArticle: async ({ Id: id, IsUseful, Edition = null }, { principal }) => {
      const vote = { id, isUseful: IsUseful, edition: Edition };
      if (await writeVote(db, principal.playerId, vote)) return ok({ IsUseful });
      return refused({
        code: (await findShown(db, id)) ? 'ARTICLE_CHANGED' : 'NO_SUCH_ARTICLE',
      });
    },
  });
