import * as z from 'zod/mini';
import { gameId, nothing, post } from '../../core/index.ts';
import { STREAK_ALERT_CODES } from './codes.ts';

/** How many draws in a row are worth a word: a player chooses one of these for a game. */
export const STREAK_LENGTHS = [4, 5, 6, 8, 10] as const;

const StreakAlert = z.object({ GameId: gameId, Length: z.literal(STREAK_LENGTHS) });
const StreakAlerts = z.object({ Alerts: z.array(StreakAlert) });

export const getStreakAlerts = post('/api/Alert/Streaks', {
  access: 'player',
  passive: true,
  input: nothing,
  output: StreakAlerts,
  about:
    'The games whose long dragons the player hears of, and from which length on; none unless he asks.',
});

/** Length 0: no more of this game. */
export const setStreakAlert = post('/api/Alert/SetStreak', {
  access: 'player',
  input: z.strictObject({ GameId: gameId, Length: z.literal([0, ...STREAK_LENGTHS]) }),
  output: StreakAlerts,
  codes: STREAK_ALERT_CODES,
  about:
    'Says from which length on the player hears of long dragons of a game, or that he does not.',
});
