import type { Feature } from '#platform/feature';
import { merchantConsoleRoutes } from './console.ts';
import { merchantRoutes } from './http.ts';

export { changeState } from './change-state.ts';
export { presentSetting } from './present.ts';

/** Whose site it is, whom it lets in, and what operators change of it. */
export const merchant: Feature = {
  name: 'merchant',
  http: merchantRoutes,
  console: merchantConsoleRoutes,
};
