/** Words of the popup window. */
export const WINDOW = {
  close: { zh: '关闭', en: 'Close' },
  loading: { zh: '加载中', en: 'Loading' },
};
