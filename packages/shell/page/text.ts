/** Words for what could not be fetched. */
export const PART = {
  missing: { zh: '这部分没有加载成功', en: 'This part did not load' },
  close: { zh: '关闭', en: 'Close' },
} as const;
