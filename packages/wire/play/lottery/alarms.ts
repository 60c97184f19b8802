import * as z from 'zod/mini';
import { gameId, nothing, post, serialNumber, timestamp } from '../../core/index.ts';
import { reason } from '../../staff/operator/shapes.ts';
import { ALARM_CODES } from './alarm-codes.ts';

/** Calls about alarms at the console: what operators have to see, and from when issues are late. */
const KINDS = [
  'draw late',
  'draw overdue',
  'feed late',
  'feed missing',
  'feed twice',
  'feed contradicts',
  'feeds differ',
  'feed early',
  'limits held',
  'prices refused',
  'feed stopped',
  'serial shifted',
  'days unconfirmed',
] as const;

const alarmId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
/** Alarms that are acknowledged at once. */
const MOST = 200;
/** A week: no issue waits for longer. */
export const LONGEST_ALARM_MINUTES = 10_080;
const minutes = z.int().check(z.minimum(1), z.maximum(LONGEST_ALARM_MINUTES));

const Alarm = z.object({
  Id: alarmId,
  At: timestamp,
  GameId: gameId,
  Name: z.object({ zh: z.string(), en: z.string() }),
  /** Null: it is of the game. */
  SerialNumber: z.nullable(serialNumber),
  Kind: z.enum(KINDS),
  /** Who acknowledged it, when and what he said; null where nobody has. */
  SeenBy: z.nullable(z.string()),
  SeenAt: z.nullable(timestamp),
  Note: z.nullable(z.string()),
});

const Alarms = z.object({ Rows: z.array(Alarm), DateTimeNow: timestamp });

export const getAlarms = post('/api/Console/Alarms', {
  access: 'lottery.alarms.read',
  passive: true,
  input: nothing,
  output: Alarms,
  about: 'The newest alarms that nobody has acknowledged, at most 200.',
});

export const getSeenAlarms = post('/api/Console/AlarmsSeen', {
  access: 'lottery.alarms.read',
  passive: true,
  input: nothing,
  output: Alarms,
  about: 'The newest alarms that somebody has acknowledged, at most 200.',
});

export const acknowledgeAlarms = post('/api/Console/AlarmsAcknowledge', {
  access: 'lottery.alarms.acknowledge',
  input: z.strictObject({
    Ids: z.array(alarmId).check(z.minLength(1), z.maxLength(MOST)),
    Reason: reason,
  }),
  output: z.object({ Ids: z.array(alarmId) }),
  codes: ALARM_CODES,
  about: 'Notes that an operator has seen alarms, and what he makes of them.',
});

export const changeAlarmTimes = post('/api/Console/GameAlarms', {
  access: 'lottery.alarms.change',
  input: z.strictObject({
    GameId: gameId,
    /** Minutes after the draw of an issue from which it is late without a number. */
    LateMinutes: minutes,
    /** Minutes after it from which the site proposes to cancel it. */
    GiveUpMinutes: minutes,
    Reason: reason,
  }),
  output: z.object({ LateMinutes: minutes, GiveUpMinutes: minutes }),
  codes: ALARM_CODES,
  about: 'Says from when issues of a fed game are late, and from when they are given up.',
});
