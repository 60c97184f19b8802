import { MESSAGE_BOUNDS, SEND_BOUNDS, type MessageTab } from '@fairlot/wire/messaging/inbox';
import type { Bilingual } from '@fairlot/rules/core/text';

/** Words of messages that operators send. */
export const text = {
  title: { zh: '发送站内消息', en: 'Send a message' },
  accounts: { zh: '账号', en: 'Accounts' },
  accountsHint: {
    zh: `以空格、逗号或换行分隔，最多 ${SEND_BOUNDS.accounts} 个`,
    en: `With blanks, commas or new lines between, ${SEND_BOUNDS.accounts} at most`,
  },
  tab: { zh: '类型', en: 'Kind' },
  titleZh: { zh: '标题（中文）', en: 'Title in Chinese' },
  titleEn: { zh: '标题（英文）', en: 'Title in English' },
  contentZh: { zh: '内容（中文）', en: 'Text in Chinese' },
  contentEn: { zh: '内容（英文）', en: 'Text in English' },
  send: { zh: '发送', en: 'Send' },
  sent: {
    zh: (count: number) => `已发送给 ${count} 位玩家`,
    en: (count: number) => (count === 1 ? 'Sent to one player' : `Sent to ${count} players`),
  },
} as const;

export const TAB_NAMES: Readonly<Record<MessageTab, Bilingual>> = {
  account: { zh: '账户', en: 'Account' },
  money: { zh: '资金', en: 'Money' },
  prizes: { zh: '中奖', en: 'Prizes' },
  activity: { zh: '活动', en: 'Activities' },
  system: { zh: '系统', en: 'System' },
};

export const FAULTS = {
  accounts: {
    zh: `1 至 ${SEND_BOUNDS.accounts} 个账号`,
    en: `1 to ${SEND_BOUNDS.accounts} accounts`,
  },
  title: {
    zh: `1 至 ${MESSAGE_BOUNDS.title} 个可见字符`,
    en: `1 to ${MESSAGE_BOUNDS.title} visible characters`,
  },
  content: {
    zh: `1 至 ${MESSAGE_BOUNDS.content} 个可见字符`,
    en: `1 to ${MESSAGE_BOUNDS.content} visible characters`,
  },
} as const;
