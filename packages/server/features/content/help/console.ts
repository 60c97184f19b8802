import { helpConsole } from '@fairlot/wire/content/help';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { askProven } from '../../staff/publishing/index.ts';
import { getArticles, proposeArticle } from './publish-article.ts';

/** The help as operators write it. */
export const helpConsoleRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(helpConsole, {
    getArticles: () => getArticles(db),
    proposeArticle: ({ Reason, Code, ...asked }, call) =>
      askProven({ db, dataFolder }, call, Code, (maker) =>
        proposeArticle(db, maker, asked, Reason),
      ),
  });
