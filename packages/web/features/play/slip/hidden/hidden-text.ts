/** Words of bets that nobody is to see. */
export const HIDDEN = {
  title: { zh: '隐藏投注', en: 'Hidden bets' },
  hide: {
    zh: '隐藏注单：不被跟单，不公开',
    en: 'Hide my bets: nobody follows or sees them',
  },
  still: {
    zh: '隐藏的注单仍计入你在排行榜上的盈亏，但不作为单笔最高列出，彩种也不显示。追号与跟单不会隐藏。',
    en: 'They still count in what the leaderboard says that you won and lost, but neither a largest win nor a game is named by them. Schedules and bets that follow others are not hidden.',
  },
} as const;
