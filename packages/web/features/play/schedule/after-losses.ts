import { LOSSES_IN_A_ROW } from '@fairlot/rules/schedule/state';
import type { Schedule } from '@fairlot/wire/play/schedule';

/** Whether a schedule has lost five issues more in a row than when it was asked about; notes what it has. */
export function isToAsk(
  { Id, LossesInARow }: Pick<Schedule, 'Id' | 'LossesInARow'>,
  said: Map<string, number>,
): boolean {
  const rounds = Math.floor(LossesInARow / LOSSES_IN_A_ROW);
  const before = said.get(Id) ?? 0;
  said.set(Id, rounds);
  return rounds > before;
}
