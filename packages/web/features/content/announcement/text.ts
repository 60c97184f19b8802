/** Words of the announcement board. */
export const BOARD = {
  title: { zh: '公告', en: 'Announcements' },
  kinds: { zh: '公告类型', en: 'Kind of announcement' },
  unread: { zh: '未读', en: 'Unread' },
  isNew: { zh: '未读', en: 'unread' },
  pinned: { zh: '置顶', en: 'Pinned' },
  mustRead: { zh: '须确认', en: 'To be ticked' },
  readAll: { zh: '全部已读', en: 'Mark all as read' },
  more: { zh: '更多', en: 'More' },
  back: { zh: '返回列表', en: 'Back to the list' },
  none: { zh: '没有公告', en: 'No announcements' },
  noneUnread: { zh: '没有未读公告', en: 'Nothing unread' },
  failed: { zh: '公告没有加载成功', en: 'The announcements could not be read' },
  gone: { zh: '公告已撤下', en: 'It was taken back' },
  tick: { zh: '我已阅读', en: 'I have read this' },
  done: { zh: '确认', en: 'Confirm' },
  notToday: { zh: '今日不再提示', en: 'Not again today' },
  bell: { zh: '公告与消息', en: 'Announcements and messages' },
  bellOf: {
    zh: (count: number) => `公告与消息，${count} 条未读`,
    en: (count: number) => `Announcements and messages, ${count} unread`,
  },
} as const;
