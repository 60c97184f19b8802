import type { SecurityRows } from '../../auth/credentials/index.ts';
import { readState } from './store.ts';

/** Its weight in the score (product 2.6). */
const POINTS = 25;

/** The authenticator, with the recovery codes that are left. */
export const listFactorRows: SecurityRows = async (db, playerId) => {
  const { bound_ms: bound, codes_left: left } = await readState(db, playerId);
  const isDone = bound !== null;
  return [
    {
      key: 'authenticator',
      isDone,
      points: isDone ? POINTS : 0,
      most: POINTS,
      at: isDone ? Number(bound) : null,
      ...(isDone && { shown: `${left}/10` }),
    },
  ];
};
