import type { Feature } from '#platform/feature';
import { deskQueue, deskQueues } from '../../staff/operator/proposals/index.ts';
import { moveConsoleRoutes } from './console.ts';
import { moveRoutes } from './http.ts';
import { openBetween } from './open-between.ts';
import { moveAct } from './propose-move.ts';
import { moveInvariants } from './store-audit.ts';
import { countWaiting } from './store-list.ts';

export { openBetween, type OpenBetween } from './open-between.ts';
export { holdMember, isActingAgent } from './store.ts';

/** Members who move to another agent of the line, with everybody below (product 4.8). */
export const move: Feature = {
  name: 'move',
  http: moveRoutes,
  console: moveConsoleRoutes,
  ports: [openBetween],
  twoPersonActs: [moveAct],
  invariants: moveInvariants,
  provide: ({ ports }) =>
    ports.add(deskQueues, async (db) => {
      const { n, oldest_ms: oldestMs } = await countWaiting(db);
      return [deskQueue('team.moves', n, oldestMs)];
    }),
};
