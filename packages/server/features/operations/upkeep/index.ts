import type { Feature } from '#platform/feature';
import { deskQueue, deskQueues } from '../../staff/operator/proposals/index.ts';
import { readCheckState } from '../../play/fair/manifests/index.ts';
import { upkeepRoutes } from './console.ts';
import { booksJob } from './jobs.ts';
import { readBackup, readBooksAlarm } from './store.ts';

export { auditNow } from './audit-books.ts';
export { listBreaks, type BreakRow } from './store.ts';

/** How the installation is looked after: what operators see of its backups, and the audit of the books by night. */
export const upkeep: Feature = {
  name: 'upkeep',
  console: upkeepRoutes,
  jobs: (platform) => [booksJob(platform)],
  provide: ({ ports }) =>
    ports.add(deskQueues, async (db) => {
      const backup = await readBackup(db);
      const books = await readBooksAlarm(db);
      const manifests = await readCheckState(db);
      const n = books.n + (manifests?.fault || manifests?.is_late ? 1 : 0);
      return [
        deskQueue('upkeep.backup', backup?.is_alarm ? 1 : 0, backup?.alarm_ms ?? null),
        deskQueue(
          'upkeep.books',
          n,
          n > 0 ? (books.since_ms ?? manifests?.began_ms ?? null) : null,
        ),
      ];
    }),
};
