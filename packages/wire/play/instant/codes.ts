import { codes } from '../../core/codes.ts';

/** What only a round of an instant game is refused for; else it is refused as a bet is. */
export const ROUND_CODES = codes({
  SEED_GONE: {
    number: 3901,
    zh: '该种子已公开，请使用新种子',
    en: 'That seed is revealed: go on with the new one',
  },
  SEED_NOT_SET: {
    number: 3902,
    zh: '请先提交您的客户端种子',
    en: 'Send a seed of your own first',
  },
  SEED_USED_UP: {
    number: 3903,
    zh: '该种子已开 {most} 局，请更换种子',
    en: 'This seed has drawn {most} rounds: change it',
  },
  TOO_SOON: {
    number: 3904,
    zh: '两局之间至少间隔 1 秒',
    en: 'There is at least one second between two rounds',
  },
});

export const SEED_CODES = codes({
  NO_SUCH_SEED: { number: 3911, zh: '没有这个种子', en: 'There is no such seed' },
  SEED_IS_SET: {
    number: 3912,
    zh: '客户端种子已确定，不可更改',
    en: 'Your seed is set and stays',
  },
  SEED_UNUSED: {
    number: 3913,
    zh: '该种子尚未开过局，无需更换',
    en: 'This seed has drawn nothing yet: there is nothing to reveal',
  },
  RATE_LIMIT: { number: 3914, zh: '操作过快，请稍候', en: 'Too fast, please wait', status: 429 },
});

export const BY_INTENT_CODES = codes({
  NOT_FOUND: { number: 3921, zh: '没有收到该请求', en: 'No round with this request id' },
  UNDER_WAY: {
    number: 3922,
    zh: '这一局正在处理，请稍后再查',
    en: 'This round is still under way: ask again',
  },
});
