/** Words of the announcements on the home page. */
export const HOME_NEWS = {
  title: { zh: '公告', en: 'Announcements' },
  unread: { zh: (n: number) => `${n} 条未读`, en: (n: number) => `${n} unread` },
  isNew: { zh: '未读', en: 'unread' },
  all: { zh: '全部', en: 'All' },
  none: { zh: '暂无公告', en: 'No announcements yet' },
  failed: { zh: '公告没有取到', en: 'The announcements could not be loaded' },
} as const;
