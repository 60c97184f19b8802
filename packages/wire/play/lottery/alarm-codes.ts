import { codes } from '../../core/codes.ts';
import { GAME_CODES } from './codes.ts';

/** Refusals of what operators do with alarms. */
export const ALARM_CODES = {
  NO_SUCH_GAME: GAME_CODES.NO_SUCH_GAME,
  NO_CHANGE: GAME_CODES.NO_CHANGE,
  ...codes({
    ALARM_SEEN: {
      number: 2575,
      zh: '告警不存在或已有人处理',
      en: 'There is no such alarm, or somebody has acknowledged it',
    },
    TIMES_CROSSED: {
      number: 2576,
      zh: '放弃时间须晚于迟开时间',
      en: 'An issue is given up after it is late, not before',
    },
  }),
};
