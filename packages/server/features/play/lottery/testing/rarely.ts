import { categoryOf } from '@fairlot/rules/lottery/categories';
import { transaction } from '#platform/db';
import type { Feature } from '#platform/feature';
import { insertVersion, listGames } from '../games/index.ts';

/** FFC, SSC5 and K3: the games that tests bet on and draw. */
const WATCHED: ReadonlySet<number> = new Set([4, 9, 93]);
const HOUR_SECONDS = 3_600;
const AUTHOR = { id: 'start', name: '' };

/**
 * Stands between the games and their first chains: whom no test watches draws once an hour. A game of a
 * minute has 1,440 issues a day, which every server of a test would make for today and tomorrow.
 */
export const rarely: Feature = {
  name: 'rarely',
  start: async ({ db }) => {
    for (const { id: gameId, categoryId } of await listGames(db)) {
      const category = categoryOf(categoryId);
      if (category?.schedule.kind !== 'allDay' || WATCHED.has(gameId)) continue;
      const schedule = { kind: 'allDay', intervalSeconds: HOUR_SECONDS } as const;
      const content = { schedule, closeLeadSeconds: category.closeLeadSeconds };
      const version = { gameId, part: 'timetable', content, author: AUTHOR } as const;
      const reason = 'nobody watches it';
      await transaction(db, (tx) => insertVersion(tx, { ...version, reason, effectAt: 'ever' }));
    }
  },
};
