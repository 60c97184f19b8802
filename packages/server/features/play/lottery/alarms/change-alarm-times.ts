import { isDeepStrictEqual } from 'node:util';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import { act, type Person } from '../../../staff/operator/proposals/index.ts';
import { type AlarmTimes, lockAlarmTimes, updateAlarmTimes } from './store-alarm.ts';

export type AlarmTimesFault = 'NO_SUCH_GAME' | 'NO_CHANGE' | 'TIMES_CROSSED';

/** Says how long after its draw an issue of a game without a number is late, and from when it is given up. */
export const changeAlarmTimes = (
  db: Db,
  person: Person,
  gameId: number,
  wanted: AlarmTimes,
  reason: string,
): Promise<Result<AlarmTimes, AlarmTimesFault>> =>
  act<AlarmTimes, AlarmTimesFault>(
    db,
    person,
    { permission: 'lottery.alarms.change', target: `game ${gameId}`, reason },
    async (tx) => {
      if (wanted.giveUpMinutes <= wanted.lateMinutes) return refused('TIMES_CROSSED');
      const before = await lockAlarmTimes(tx, gameId);
      if (!before) return refused('NO_SUCH_GAME');
      if (isDeepStrictEqual(before, wanted)) return refused('NO_CHANGE');
      await updateAlarmTimes(tx, gameId, wanted);
      return ok({ before, after: wanted, value: wanted });
    },
  );
