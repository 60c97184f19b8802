import { codes } from '../../core/codes.ts';

/** Refusals of a bell. */
export const BELL_CODES = codes({
  NO_SUCH_GAME: { number: 8101, zh: '没有这个彩种', en: 'There is no such game' },
  TOO_MANY: {
    number: 8102,
    zh: '最多提醒 {most} 个彩种',
    en: 'At most {most} games can have a bell',
  },
});

/** Refusals of an alert of long dragons. */
export const STREAK_ALERT_CODES = codes({
  NO_SUCH_GAME: { number: 8103, zh: '没有这个彩种', en: 'There is no such game' },
  TOO_MANY: {
    number: 8104,
    zh: '最多提醒 {most} 个彩种的长龙',
    en: 'You can hear of long dragons of {most} games at most',
  },
});
