import { transaction, type Db } from '#platform/db';
import { ARTICLES, plainRules } from './publish-article.ts';
import { wasEverAdded } from './store.ts';
import { DEMO } from './text.ts';

/** What the help of a demo begins with; never again once something was written. Of two that start at once one writes. */
export const seedDemo = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    if (await wasEverAdded(tx)) return;
    for (const rules of DEMO) {
      await ARTICLES.add?.(tx, plainRules(rules));
    }
  });
