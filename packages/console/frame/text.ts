/** Words round every page of the console. */
export const text = {
  skip: { zh: '跳到内容', en: 'Skip to content' },
  console: { zh: '运营', en: 'Console' },
  signOut: { zh: '退出', en: 'Sign out' },
  pages: { zh: '全部页面', en: 'All pages' },
  findPage: { zh: '找页面', en: 'Find a page' },
  noPage: { zh: '没有这个页面', en: 'No page of this name' },
  singleKeys: { zh: '使用单键快捷键', en: 'Use single keys' },
  unshown: {
    zh: (ids: string) => `有记录无法显示：${ids}。其数据超出范围，请告知技术人员。`,
    en: (ids: string) =>
      `Some rows cannot be shown: ${ids}. Their values are out of range. Please tell your engineers.`,
  },
  loading: { zh: '加载中', en: 'Loading' },
};
