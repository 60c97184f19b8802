import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import { act, type Person } from '../../../staff/operator/proposals/index.ts';
import { insertSeen } from './store-alarm.ts';

/** An operator has seen alarms, and says what he makes of them. Each is acknowledged once, by one. */
export const acknowledgeAlarms = (
  db: Db,
  person: Person,
  ids: readonly number[],
  reason: string,
): Promise<Result<readonly number[], 'ALARM_SEEN'>> =>
  act<readonly number[], 'ALARM_SEEN'>(
    db,
    person,
    {
      permission: 'lottery.alarms.acknowledge',
      target: ids.length === 1 ? `alarm ${ids[0]}` : `${ids.length} alarms`,
      reason,
    },
    async (tx) => {
      const seen = await insertSeen(tx, ids, person.operatorId, reason);
      if (seen.length === 0) return refused('ALARM_SEEN');
      return ok({ before: null, after: { alarms: seen }, value: seen });
    },
  );
