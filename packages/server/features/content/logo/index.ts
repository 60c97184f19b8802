import type { Feature } from '#platform/feature';
import { logoConsoleRoutes } from './console.ts';
import { logoRoutes } from './http.ts';

/** The marks of the house: operators put theirs in place of the built-in ones. */
export const logo: Feature = { name: 'logo', http: logoRoutes, console: logoConsoleRoutes };
