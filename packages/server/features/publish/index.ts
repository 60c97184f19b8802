import type { Feature } from '../../platform/feature.ts';
import { publishRoutes } from './console.ts';

export {
  type Plain,
  proposePublishing,
  type Publishing,
  publishingAct,
  publishVersion,
} from './publishing.ts';
export { readVersion, readVersions } from './store.ts';

/** Rules that one operator edits and another publishes, and every version of them (product 3.1). */
export const publish: Feature = { name: 'publish', console: publishRoutes };
