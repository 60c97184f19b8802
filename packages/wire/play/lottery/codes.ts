import { codes } from '../../core/codes.ts';

/** Refusals of what operators change of a game. */
export const GAME_CODES = codes({
  NO_SUCH_GAME: { number: 2541, zh: '没有此彩种', en: 'There is no such game' },
  SAME_STATE: { number: 2542, zh: '状态没有变化', en: 'It is in that state already' },
  GAME_CHANGED: {
    number: 2543,
    zh: '彩种刚被改动，请核对后重试',
    en: 'The game was changed meanwhile, look again',
  },
  NO_CHANGE: { number: 2544, zh: '内容没有变化', en: 'That is what it is already' },
  NOT_IN_TIME: {
    number: 2545,
    zh: '生效时间须在此后一年之内',
    en: 'It must take effect within a year from now',
  },
  BAD_NAME: {
    number: 2546,
    zh: '名称须为 1 至 40 个可见字符',
    en: 'A name has 1 to 40 visible characters',
  },
  DAY_IS_COMMITTED: {
    number: 2547,
    zh: '最早可自 {day} 起生效，之前各日的承诺链已公布',
    en: 'It can begin on {day}: the days before have their commit chains',
  },
  BAD_SCHEDULE: {
    number: 2548,
    zh: '此彩种不能这样开奖：间隔至少 30 秒，能整除一天，期数不超过期号位数',
    en: 'It cannot draw like this: at least 30 s apart, filling the day, numbered within its digits',
  },
  BAD_LEAD: {
    number: 2549,
    zh: '封盘须在开奖前至少 5 秒，并留出 10 秒销售',
    en: 'Sale ends at least 5 s before the draw, and lasts 10 s',
  },
  NO_SUCH_CATEGORY: { number: 2550, zh: '没有此类别', en: 'There is no such category' },
  TOO_MANY_GAMES: { number: 2551, zh: '彩种数量已达上限', en: 'There are as many games as may be' },
  BAD_DAY: {
    number: 2554,
    zh: '每个日期只写一次，加开只用于单个彩种',
    en: 'Name each day once; days beside the rule are of one game',
  },
  DAY_IS_SOLD: {
    number: 2555,
    zh: '{game} {day} 第 {issue} 期已开售，请先由两人取消该期',
    en: 'Issue {issue} of {game} on {day} was on sale: two people have to cancel it first',
  },
  LIMITS_CROSSED: {
    number: 2552,
    zh: '最低投注额不能高于最高投注额',
    en: 'The smallest stake is above the largest',
  },
});
