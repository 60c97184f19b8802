import { codes } from '../../core/codes.ts';

/** Refusals of what a player keeps among his own games. */
export const COLLECTION_CODES = codes({
  NO_SUCH_GAME: { number: 8151, zh: '没有这个彩种', en: 'There is no such game' },
  TOO_MANY: {
    number: 8152,
    zh: '最多收藏 {most} 个彩种',
    en: 'At most {most} games can be kept',
  },
});
