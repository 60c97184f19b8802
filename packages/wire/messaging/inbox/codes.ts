import { codes } from '../../core/codes.ts';
import { MESSAGE_BOUNDS } from './shapes.ts';

/** Refusals of messages that operators send. */
export const SEND_CODES = codes({
  NO_SUCH_ACCOUNT: { number: 8571, zh: '没有账号 {name}', en: 'There is no account {name}' },
  BAD_WORDS: {
    number: 8572,
    zh: `标题须为一行 1 至 ${MESSAGE_BOUNDS.title} 个可见字符，内容须为 1 至 ${MESSAGE_BOUNDS.content} 个`,
    en: `A title is one line of 1 to ${MESSAGE_BOUNDS.title} visible characters, a text has 1 to ${MESSAGE_BOUNDS.content}`,
  },
  ALREADY_SENT: { number: 8573, zh: '这条消息已经发送', en: 'That message was sent already' },
  TOO_OFTEN: {
    number: 8574,
    zh: '一分钟最多发送 {most} 次，请稍后再发',
    en: 'There may be {most} in a minute, send it later',
  },
});
