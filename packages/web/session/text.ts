/** Words for what could not be fetched. */
export const PART = {
  missing: { zh: '这部分没有加载成功', en: 'This part did not load' },
  missingHint: {
    zh: '网络恢复后请重试。已选的号码和已投的注单都还在。',
    en: 'Retry once the connection is back. Your picks and bets are as they were.',
  },
  close: { zh: '关闭', en: 'Close' },
} as const;
