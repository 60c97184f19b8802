/** Words of the tabs of the lobby. */
export const LOBBY_TABS = {
  games: { zh: '彩种', en: 'Games' },
  hot: { zh: '热门', en: 'Popular' },
  own: { zh: '常玩', en: 'For you' },
  favourites: { zh: '收藏', en: 'Favourites' },
  arrange: { zh: '整理', en: 'Arrange' },
  recent: { zh: '最近', en: 'Recent' },
  all: { zh: '全部', en: 'All' },
  combo: { zh: '组合投注', en: 'Combo bet' },
  leaders: { zh: '排行榜', en: 'Leaderboard' },
  dragons: { zh: '长龙', en: 'Long dragons' },
  charts: { zh: '走势图', en: 'Charts' },
  other: { zh: '其他', en: 'Other' },
} as const;
