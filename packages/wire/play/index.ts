import { alertHttp } from './alert/index.ts';
import { betHttp, betHub } from './bet/index.ts';
import { comboHttp, comboHub } from './combo/index.ts';
import { fairHttp } from './fair/index.ts';
import { favoritesHttp, favoritesHub } from './favorites/index.ts';
import { instantHttp } from './instant/index.ts';
import { lotteryHttp, lotteryHub } from './lottery/index.ts';
import { responsibleGamingHttp } from './responsible-gaming/index.ts';
import { scheduleHttp } from './schedule/index.ts';

export const playContract = {
  lottery: { http: lotteryHttp, hub: lotteryHub },
  favorites: { http: favoritesHttp, hub: favoritesHub },
  responsibleGaming: { http: responsibleGamingHttp },
  alert: { http: alertHttp },
  fair: { http: fairHttp },
  bet: { http: betHttp, hub: betHub },
  schedule: { http: scheduleHttp },
  instant: { http: instantHttp },
  combo: { http: comboHttp, hub: comboHub },
} as const;
