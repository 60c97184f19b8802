import { codes } from '../core/codes.ts';

/** Refusals of a bell. */
export const BELL_CODES = codes({
  NO_SUCH_GAME: { number: 8101, zh: '没有这个彩种', en: 'There is no such game' },
  TOO_MANY: {
    number: 8102,
    zh: '最多提醒 {most} 个彩种',
    en: 'At most {most} games can have a bell',
  },
});
