import { publishConsole } from '@fairlot/wire/publish';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { listVersions } from './store.ts';

/** What was published, version by version. */
export const publishRoutes = ({ db }: Platform) =>
  routes(publishConsole, {
    getVersions: async ({ Subject, Before: before, Count }) => {
      const rows = await listVersions(db, Subject, { before, most: Count + 1 });
      const shown = rows.slice(0, Count);
      return {
        Rows: shown.map((row) => ({
          Version: row.version,
          TimeStamp: Number(row.at_ms),
          Maker: row.maker,
          Checker: row.checker,
          Reason: row.reason,
          Rules: row.rules,
        })),
        Next: rows.length > Count ? (shown.at(-1)?.version ?? null) : null,
      };
    },
  });
