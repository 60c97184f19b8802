export type Condition = 'alarm' | 'pending' | 'good';

/** Returns `pending` while there is no alarm, but also no backup or audit that has ended. */
export function conditionOf(isAlarm: boolean, ended: number): Condition {
  if (isAlarm) return 'alarm';
  return ended === 0 ? 'pending' : 'good';
}
