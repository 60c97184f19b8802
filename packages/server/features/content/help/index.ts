import type { Feature } from '#platform/feature';
import { publishedKind, publishedKinds } from '../../staff/publishing/index.ts';
import { helpConsoleRoutes } from './console.ts';
import { helpRoutes } from './http.ts';
import { articleAct, ARTICLES } from './publish-article.ts';
import { seedDemo } from './seed-demo.ts';
import { demoArticles } from './demo.ts';

/** Articles of the help: written by one operator, published by another, and said to be useful or not (product 3.12). */
export const help: Feature = {
  name: 'help',
  demo: [demoArticles],
  http: helpRoutes,
  console: helpConsoleRoutes,
  twoPersonActs: [articleAct],
  provide: ({ ports }) => ports.add(publishedKinds, publishedKind(ARTICLES)),
  start: async ({ db, settings }) => {
    if (settings.isDemo) await seedDemo(db);
  },
};
