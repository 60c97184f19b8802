import { ok, refused } from '@fairlot/rules/core/result';
import { helpHttp } from '@fairlot/wire/content/help';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { categoryOf } from './publish-article.ts';
import { type ArticleLine, findShown, listShown, readVote, writeVote } from './store.ts';

type Head = Pick<ArticleLine, 'id' | 'category' | 'title_zh' | 'title_en'>;
const presentRow = (row: Head) => ({
  Id: row.id,
  Category: categoryOf(row.category),
  Title: row.title_zh,
  TitleEn: row.title_en,
});

/** The help as players read it, and what they say of it. */
export const helpRoutes = ({ db }: Platform) =>
  routes(helpHttp, {
    getHelp: async () => ({ Rows: (await listShown(db)).map(presentRow) }),
    getArticle: async ({ Id }, { principal }) => {
      const row = await findShown(db, Id);
      if (!row) return refused({ code: 'NO_SUCH_ARTICLE' });
      const vote = await readVote(db, principal.playerId, Id);
      return ok({
        ...presentRow(row),
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
