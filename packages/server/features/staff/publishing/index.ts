import type { Feature } from '#platform/feature';
import { deskQueue, deskQueues } from '../operator/proposals/index.ts';
import { publishingRoutes } from './console.ts';
import { publishDue } from './publish-due.ts';
import { countVoid } from './store-due.ts';

export { askProven } from './http-ask.ts';
export { publishedKind, publishedKinds } from './kinds.ts';
export {
  type Plain,
  proposePublishing,
  type Publishing,
  publishingAct,
  publishVersion,
  rulesIn,
} from './publishing.ts';
export { readVersion, readVersions } from './store.ts';
export { readWaits } from './read-waits.ts';

/** Rules that one operator edits and another publishes, at once or at a time, and every version of them (product 3.1). */
export const publishing: Feature = {
  name: 'publishing',
  console: publishingRoutes,
  provide: ({ ports }) =>
    ports.add(deskQueues, async (db) =>
      (await countVoid(db)).map(({ kind, n, oldest_ms: oldestMs }) =>
        deskQueue(`publish.${kind}`, n, oldestMs),
      ),
    ),
  jobs: (platform) => [{ name: 'publish.due', everyMs: 1_000, run: () => publishDue(platform) }],
};
