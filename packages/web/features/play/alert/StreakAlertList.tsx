import { STREAK_LENGTHS } from '@fairlot/wire/play/alert';
import { useWords } from '@fairlot/ui';
import { GameAlerts } from './GameAlerts.tsx';
import { STREAK_ALERT } from './streak-text.ts';
import { FIRST_LENGTH, useSetStreakAlert, type StreakAlert } from './use-streak-alerts.ts';

/** Of which games long dragons are told, and from which length on. */
export function StreakAlertList({ alerts }: { alerts: readonly StreakAlert[] }) {
  const words = useWords(STREAK_ALERT);
  return (
    <GameAlerts
      kind="streaks"
      words={{ ...words, levelOf: words.lengthOf }}
      kept={alerts.map(({ GameId, Length }) => ({ GameId, level: Length }))}
      levels={STREAK_LENGTHS.map((n) => [n, words.least(n)])}
      first={FIRST_LENGTH}
      // An instant game has no draws that follow each other.
      takes={({ Kind }) => Kind !== 'instant'}
      set={useSetStreakAlert()}
    />
  );
}
