/** Words of the way to the draws. */
export const LAST_DRAWS = {
  loading: { zh: '加载中', en: 'Loading' },
  none: { zh: '暂无彩种', en: 'No games yet' },
  failed: { zh: '彩种没有取到', en: 'The games could not be loaded' },
} as const;
