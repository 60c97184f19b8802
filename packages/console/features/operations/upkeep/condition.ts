export type Condition = 'alarm' | 'pending' | 'good';

/** Returns `pending` without an alarm and without a finished backup or audit. */
export function conditionOf(isAlarm: boolean, ended: number): Condition {
  if (isAlarm) return 'alarm';
  return ended === 0 ? 'pending' : 'good';
}
