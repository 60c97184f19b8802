import { codes } from '../../core/codes.ts';

/** Refusals of placing a bet. `row` in the parameters is the cart row, from 0. */
export const PLACE_CODES = codes({
  ISSUE_CLOSED: { number: 3001, zh: '第 {issue} 期已封单', en: 'Issue {issue} is closed' },
  ISSUE_NOT_OPEN: {
    number: 3002,
    zh: '第 {issue} 期尚未开售',
    en: 'Issue {issue} is not open yet',
  },
  GAME_MAINTAIN: { number: 3003, zh: '彩种维护中', en: 'Game under maintenance' },
  GAME_OFFLINE: { number: 3004, zh: '彩种已下架', en: 'Game removed' },
  GAME_OFFICIAL_OFFLINE: {
    number: 3005,
    zh: '休市中',
    en: 'Closed by the official source',
  },
  PLAY_CLOSED: { number: 3006, zh: '该玩法暂停投注', en: 'This play is paused' },
  /** Where: `selectionPlace`. */
  NUMBER_INVALID: {
    number: 3007,
    zh: '号码第 {nth} 个字符有误：{detail}',
    en: 'Bad numbers at character {nth}: {detail_en}',
  },
  LINES_MISMATCH: {
    number: 3008,
    zh: '注数有变，请重新确认',
    en: 'The number of lines changed, confirm again',
  },
  AMOUNT_MISMATCH: {
    number: 3009,
    zh: '金额有变，请重新确认',
    en: 'The amount changed, confirm again',
  },
  BELOW_MIN: { number: 3010, zh: '单注最低 {min}', en: 'Minimum {min}' },
  ABOVE_MAX: { number: 3011, zh: '单注最高 {max}', en: 'Maximum {max}' },
  MULTIPLE_MAX: { number: 3012, zh: '倍数不能超过 {max}', en: 'Multiple is at most {max}' },
  /** `group`: the highest that the player may bet at, where a row asks for more. */
  REBATE_RANGE: { number: 3013, zh: '返点超出可用范围', en: 'Rebate is out of your range' },
  PRIZE_LIMIT: {
    number: 3023,
    zh: '超出奖金限额，最多可投 {max}',
    en: 'Prize limit: you can stake up to {max}',
  },
  LIABILITY: { number: 3022, zh: '号码 {n} 已封号', en: 'Number {n_en} is sealed' },
  ODDS_CHANGED: {
    number: 3014,
    zh: '赔率已变为 {odds}，请确认',
    en: 'Odds are now {odds}, please confirm',
  },
  NOT_ENOUGH: { number: 3015, zh: '余额不足，还差 {gap}', en: '{gap} short' },
  BET_DISABLED: { number: 3016, zh: '账户暂不能投注', en: 'Betting is disabled on your account' },
  FUNDS_FROZEN: { number: 3017, zh: '资金已冻结', en: 'Your funds are frozen' },
  INTENT_REUSED: {
    number: 3018,
    zh: '同一请求编号的内容不同',
    en: 'This request id was used for something else',
    status: 409,
  },
  RATE_LIMIT: { number: 3019, zh: '操作过快，请稍候', en: 'Too fast, please wait', status: 429 },
  TOO_MANY_BETS: {
    number: 3020,
    zh: '本期投注已达上限：每人最多 {bets} 张注单、{chars} 个字符',
    en: 'This issue takes at most {bets} bets of yours, {chars} characters in all',
  },
  TOO_MANY_NOTES: {
    number: 3021,
    zh: '该玩法每张注单最多 {max} 注',
    en: 'One bet on this play has at most {max} lines',
  },
  OWN_LIMIT: {
    number: 3031,
    zh: '已达到您自己设置的{limit}，还可投注 {left}',
    en: 'You reached your own {limit_en}; {left} is left',
  },
  ON_BREAK: {
    number: 3032,
    zh: '您选择了暂停投注，至 {until}；可以提款',
    en: 'You chose to take no part until {until}; you can withdraw',
  },
});

/** Refusals of cancelling a bet. */
export const CANCEL_CODES = codes({
  NOT_FOUND: { number: 3101, zh: '没有这张注单', en: 'There is no such bet' },
  CANCEL_CLOSED: { number: 3102, zh: '已封单，不可撤单', en: 'Closed, cannot cancel' },
  CANCEL_LIMIT: { number: 3103, zh: '今日撤单次数已用完', en: 'No cancels left today' },
  CANCEL_CREDIT: {
    number: 3104,
    zh: '双面盘注单不可撤单',
    en: 'Double-sided bets cannot be cancelled',
  },
  ALREADY_SETTLED: { number: 3105, zh: '该注单已结算', en: 'This bet is settled' },
});

export const BY_INTENT_CODES = codes({
  NOT_FOUND: { number: 3201, zh: '没有收到该请求', en: 'No bet with this request id' },
});
