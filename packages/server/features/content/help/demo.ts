import { helpConsole } from '@fairlot/wire/content/help';
import type { DemoStep } from '#platform/demo';
import { DEMO_MORE } from './demo-text.ts';

export const demoArticles: DemoStep = {
  name: 'articles',
  run: async ({ operators: [operator], confirm }) => {
    const { Rows } = await operator.call(helpConsole.getArticles, {});
    const titles = new Set(Rows.map((row) => row.Rules.Title));
    for (const Rules of DEMO_MORE) {
      if (titles.has(Rules.Title)) continue;
      const asked = { Article: null, Rules, Reason: 'Demo: fills the help' };
      await confirm(operator.call(helpConsole.proposeArticle, asked));
    }
  },
};
