import { ok, refused } from '@fairlot/rules/core/result';
import type { Output } from '@fairlot/wire/core';
import type { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import type { Handlers } from '#platform/route';
import { actorOf } from '../../../staff/operator/proposals/index.ts';
import { acknowledgeAlarms } from './acknowledge-alarms.ts';
import { changeAlarmTimes } from './change-alarm-times.ts';
import { listAlarms } from './store-alarm.ts';
import { readGames } from '../games/store-game.ts';
import { readNow } from '../issues/store.ts';

type Calls = Pick<
  Handlers<typeof lotteryConsole>,
  'getAlarms' | 'getSeenAlarms' | 'acknowledgeAlarms' | 'changeAlarmTimes'
>;
type Alarms = Output<typeof lotteryConsole.getAlarms>;

const orNull = (ms: number | null): number | null => (ms === null ? null : Math.floor(ms));

async function readAlarms(db: Db, isSeen: boolean): Promise<Alarms> {
  const [rows, games, nowMs] = await Promise.all([
    listAlarms(db, isSeen),
    readGames(db),
    readNow(db),
  ]);
  const names = new Map(games.map(({ id, category }) => [id, category.name]));
  return {
    Rows: rows.map((row) => ({
      Id: row.id,
      At: Math.floor(row.at),
      GameId: row.gameId,
      Name: names.get(row.gameId) ?? { zh: String(row.gameId), en: String(row.gameId) },
      SerialNumber: row.serialNumber,
      Kind: row.kind,
      SeenBy: row.seenBy,
      SeenAt: orNull(row.seenMs),
      Note: row.note,
    })),
    DateTimeNow: nowMs,
  };
}

/** What operators see of alarms and do with them. */
export function alarmCalls({ db }: Platform): Calls {
  return {
    getAlarms: () => readAlarms(db, false),
    getSeenAlarms: () => readAlarms(db, true),
    acknowledgeAlarms: async ({ Ids, Reason }, call) => {
      const done = await acknowledgeAlarms(db, actorOf(call), Ids, Reason);
      return done.ok ? ok({ Ids: [...done.value] }) : refused({ code: done.error });
    },
    changeAlarmTimes: async ({ GameId, LateMinutes, GiveUpMinutes, Reason }, call) => {
      const wanted = { lateMinutes: LateMinutes, giveUpMinutes: GiveUpMinutes };
      const done = await changeAlarmTimes(db, actorOf(call), GameId, wanted, Reason);
      return done.ok ? ok({ LateMinutes, GiveUpMinutes }) : refused({ code: done.error });
    },
  };
}
