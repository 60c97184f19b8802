/** Words of the leaderboard. */
export const LEADERS = {
  title: { zh: '排行榜', en: 'Leaderboard' },
  what: {
    zh: '只列出自愿公开的玩家，盈利与亏损并列。过去的输赢与下一期无关。',
    en: 'Only players who agreed to be shown, wins beside losses. What was won says nothing about the next draw.',
  },
  by: { zh: '排名方式', en: 'Ranked by' },
  net: { zh: '今日盈利', en: 'Net today' },
  top: { zh: '单笔最高', en: 'Largest win' },
  streak: { zh: '连红', en: 'Winning streak' },
  rate: { zh: '命中率', en: 'Hit rate' },
  followed: { zh: '跟单人气', en: 'Most followed' },
  follow: { zh: '跟单', en: 'Follow' },
  followers: {
    zh: (n: number) => `${n} 人`,
    en: (n: number) => `${n} ${n === 1 ? 'follower' : 'followers'}`,
  },
  least: {
    zh: (n: number) => `今日至少 ${n} 注`,
    en: (n: number) => `At least ${n} bets today`,
  },
  day: { zh: (day: string) => `${day} 的开奖`, en: (day: string) => `Draws of ${day}` },
  rank: { zh: '排名', en: 'Rank' },
  name: { zh: '昵称', en: 'Player' },
  won: { zh: '盈利注合计', en: 'Won' },
  lost: { zh: '亏损注合计', en: 'Lost' },
  bets: { zh: '注数', en: 'Bets' },
  hits: { zh: '中奖', en: 'Hits' },
  game: { zh: '彩种', en: 'Game' },
  issues: {
    zh: (n: number) => `${n} 期`,
    en: (n: number) => `${n} ${n === 1 ? 'issue' : 'issues'}`,
  },
  you: { zh: '我', en: 'You' },
  unranked: {
    zh: '今天还没有你的排名。',
    en: 'You have no rank today.',
  },
  empty: { zh: '今天还没有人上榜', en: 'Nobody leads today' },
  emptyWhat: {
    zh: '榜上只有自愿公开、今天有开奖注单的真实玩家。',
    en: 'It lists real players who agreed to be shown and had bets drawn today, and nobody else.',
  },
  failed: { zh: '排行榜没有读到', en: 'The leaderboard could not be read' },
  consent: { zh: '公开我的成绩', en: 'Show me' },
  consentWhat: {
    zh: '开启后，他人会看到你打码的昵称和今天全部的盈利与亏损；关闭后立即移除。',
    en: 'Others see your masked name and all that you won and lost today. Off takes you out at once.',
  },
  followable: { zh: '允许他人跟单', en: 'Let others follow me' },
  followableWhat: {
    zh: '开启后，他人可以让系统照你的注单替他们投注；你的金额和余额不会公开。关闭后，正在进行的跟单全部终止。',
    en: 'Others may have the site bet what you bet; your stakes and balance are not shown. Off ends all who follow you.',
  },
  showBets: { zh: '公开我的注单', en: 'Show my bets' },
  showBetsWhat: {
    zh: '开启后你投的注单，封盘后他人可以看到玩法、号码和输赢，不含金额。隐藏的注单、追号、跟单和即开彩不公开。',
    en: 'Of what you bet from then on others see play, picks and outcome once it has closed, no amounts. Not what you hide, and nothing of schedules, follow plans or instant games.',
  },
  newest: { zh: '最近下注', en: 'Newest bets' },
  since: { zh: (at: string) => `自 ${at} 起`, en: (at: string) => `since ${at}` },
  notKept: { zh: '没有保存，请重试', en: 'Not kept; try again' },
} as const;
