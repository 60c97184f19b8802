export type { WinAsk, WinTerms } from './ask.ts';
export { inTasks } from './in-tasks.ts';
export { WHOLE } from './room.ts';
export { MOST_WIN, useMostWin, useMostWins } from './use-most-win.ts';
export { WINS, winsText } from './wins-text.ts';
