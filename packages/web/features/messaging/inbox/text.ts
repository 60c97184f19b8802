import type { MessageTab } from '@fairlot/wire/messaging/inbox';
import type { Bilingual } from '@fairlot/rules/core/text';

export const MESSAGE = {
  title: { zh: '站内消息', en: 'Messages' },
  unread: { zh: '未读', en: 'Unread' },
  kinds: { zh: '消息类型', en: 'Kind of message' },
  readAll: { zh: '全部已读', en: 'Mark all as read' },
  removeOf: { zh: (title: string) => `删除 ${title}`, en: (title: string) => `Delete ${title}` },
  open: { zh: '查看', en: 'Open' },
  openOf: { zh: (title: string) => `查看 ${title}`, en: (title: string) => `Open ${title}` },
  more: { zh: '更多', en: 'More' },
  none: { zh: '没有消息', en: 'No messages' },
  noneUnread: { zh: '没有未读消息', en: 'Nothing unread' },
  noneAbout: {
    zh: '账户、资金与奖金的变动会出现在这里，保留 180 天。',
    en: 'What happens to your account, money and prizes comes here, and stays for 180 days.',
  },
  failed: { zh: '消息没有加载成功', en: 'Your messages could not be read' },
  isNew: { zh: '未读', en: 'unread' },
} as const;

export const TAB_NAMES: Readonly<Record<MessageTab, Bilingual>> = {
  account: { zh: '账户', en: 'Account' },
  money: { zh: '资金', en: 'Money' },
  prizes: { zh: '中奖', en: 'Prizes' },
  activity: { zh: '活动', en: 'Activities' },
  system: { zh: '系统', en: 'System' },
};
