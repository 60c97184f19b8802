import { codes } from '../../core/codes.ts';

const BONUS_GONE = {
  number: 8886,
  zh: '此红利已不可操作，请刷新',
  en: 'This bonus is over. Look again',
} as const;
const BONUS_OPEN_BETS = {
  number: 8892,
  zh: '使用此红利的注单尚未开奖，开奖后再操作',
  en: 'Bets with this bonus are still open. Wait until they are drawn',
} as const;

export const CLAIM_CODES = codes({
  BONUS_GONE,
  BONUS_CONFLICT: {
    number: 8887,
    zh: '与进行中的优惠不可同享',
    en: 'Cannot be combined with your active bonus',
  },
  /** DISABLE_ACTIVITY of product 6.8. */
  BONUS_DISABLED: {
    number: 8641,
    zh: '您的账号不能领取红利，请联系客服',
    en: 'Your account takes no bonuses, contact support',
  },
});

export const RELEASE_CODES = codes({
  BONUS_GONE,
  BONUS_OPEN_BETS,
  BONUS_NOT_MET: { number: 8889, zh: '红利流水未达标，还差 {gap}', en: '{gap} left to turn over' },
});

export const FORFEIT_CODES = codes({ BONUS_GONE, BONUS_OPEN_BETS });
