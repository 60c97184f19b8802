import { codes } from '../../core/codes.ts';

/** Refusals of what operators make of live notifications. */
export const LIVE_CODES = codes({
  NO_SUCH_GAME: { number: 8401, zh: '没有此彩种', en: 'There is no such game' },
  NO_SUCH_NOTIFICATION: { number: 8402, zh: '没有这条通知', en: 'There is no such notification' },
  NOTIFICATION_CHANGED: {
    number: 8403,
    zh: '通知刚被改动，请核对后重试',
    en: 'It was changed meanwhile, look again',
  },
  TOO_MANY: {
    number: 8404,
    zh: '最多 {most} 条通知',
    en: 'There may be {most} notifications at most',
  },
  BAD_WORDS: {
    number: 8405,
    zh: '标题须为 1 至 {title} 个可见字符，内容须为 1 至 {content} 个',
    en: 'A title has 1 to {title} visible characters, a text 1 to {content}',
  },
  BAD_TIMES: {
    number: 8406,
    zh: '时段不能为空、重叠或相接',
    en: 'Times have a length, and do not overlap or touch',
  },
  NO_CHANGE: { number: 8407, zh: '内容没有变化', en: 'That is what it is already' },
});

/** Refusals of a line to all players. */
export const TOAST_CODES = codes({
  BAD_LINE: {
    number: 8411,
    zh: '须为一行，1 至 {most} 个可见字符',
    en: 'It is one line of 1 to {most} visible characters',
  },
  TOO_OFTEN: {
    number: 8412,
    zh: '一分钟最多发送 {most} 条，请稍后再发',
    en: 'There may be {most} in a minute, send it later',
  },
});
