import type { Feature } from '#platform/feature';
import { downloadRoutes } from './http.ts';

/** The apps of the site: what operators set of them is what players are offered. */
export const download: Feature = { name: 'download', http: downloadRoutes };
