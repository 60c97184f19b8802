/** Words of the list of games. */
export const MENU = {
  other: { zh: '其他', en: 'Other' },
  games: { zh: '彩种', en: 'Games' },
  find: { zh: '搜索彩种', en: 'Find a game' },
  favourites: { zh: '收藏', en: 'Favourites' },
  recent: { zh: '最近', en: 'Recent' },
  atOnce: { zh: '即开', en: 'Instant' },
  closed: { zh: '封盘', en: 'Closed' },
  maintain: { zh: '维护', en: 'Paused' },
  notOpen: { zh: '未开放', en: 'Not open' },
  offline: { zh: '下架', en: 'Removed' },
  officialOffline: { zh: '官方休市', en: 'No sale' },
  nothing: { zh: '没有匹配的彩种', en: 'No game matches' },
} as const;
