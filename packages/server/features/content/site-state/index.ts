import type { Feature } from '#platform/feature';
import { siteStateConsoleRoutes } from './console.ts';
import { demoTrial } from './demo.ts';
import { siteStateRoutes } from './http.ts';

export { changeState } from './change-state.ts';
export { presentSetting } from './present.ts';

/** Whose site it is, whom it lets in, and what operators change of it. */
export const siteState: Feature = {
  name: 'site-state',
  http: siteStateRoutes,
  console: siteStateConsoleRoutes,
  demo: [demoTrial],
};
