import { codes } from '../../core/codes.ts';

export const PLAYER_RECORD_CODES = codes({
  NO_SUCH_BET: { number: 2690, zh: '没有这个注单号', en: 'There is no bet with this number' },
});
