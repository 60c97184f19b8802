import * as z from 'zod/mini';
import { gameId, nothing, post, specPost } from '../../core/index.ts';
import { BELL_CODES } from './codes.ts';

export { getStreakAlerts, setStreakAlert } from './streaks.ts';

const Info = z.object({
  /** Of the end of a sale (封单). */
  IsFengDanEnabled: z.boolean(),
  IsDrawEnabled: z.boolean(),
  IsWinningEnabled: z.boolean(),
  IsChatEnabled: z.boolean(),
});

export const getAlertInfo = specPost('/api/AccountCenter/GetAlertInfo', {
  access: 'player',
  passive: true,
  input: nothing,
  output: Info,
  about: 'Which alerts the player wants.',
});

export const setAlertInfo = post('/api/AccountCenter/SetAlertInfo', {
  access: 'player',
  input: z.strictObject(Info.shape),
  output: Info,
  about: 'Changes which alerts the player wants.',
});

const Bell = z.object({ GameId: gameId, Seconds: z.literal([5, 10, 30]) });

export const getBells = post('/api/Alert/Bells', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({ Bells: z.array(Bell) }),
  about: 'The games whose closing and draws the player hears of.',
});

/** 0 seconds: no more of this game. */
export const setBell = post('/api/Alert/SetBell', {
  access: 'player',
  input: z.strictObject({ GameId: gameId, Seconds: z.literal([0, 5, 10, 30]) }),
  output: z.object({ Bells: z.array(Bell) }),
  codes: BELL_CODES,
  about: 'Gives a game a bell, changes how early it rings, or takes it away.',
});
