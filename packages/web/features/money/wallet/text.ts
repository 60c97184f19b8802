export const text = {
  balance: { zh: '余额', en: 'Balance' },
  hide: { zh: '隐藏余额', en: 'Hide balance' },
  show: { zh: '显示余额', en: 'Show balance' },
  refresh: { zh: '刷新余额', en: 'Refresh balance' },
  stale: { zh: '已过期', en: 'Stale' },
};
