/** Words of a game that takes no bets at all. */
export const STOP = {
  maintain: { zh: '彩种维护中', en: 'This game is under maintenance' },
  notOpen: { zh: '暂未开放', en: 'Not open yet' },
  offline: { zh: '彩种已下架', en: 'This game was removed' },
  officialOffline: { zh: '官方休市', en: 'Closed by the official source' },
  stopHint: {
    zh: '恢复后可继续投注，号码篮都还在。',
    en: 'Betting resumes when it is back. Your slip is kept.',
  },
  officialHint: {
    zh: '号码由官方开出，本站目前没有接入它的开奖来源，因此不开售；接入后恢复。',
    en: 'The official source draws the numbers, and this site has no feed of it now: nothing is sold until it has.',
  },
  resumes: {
    zh: (time: string) => `预计恢复 ${time}`,
    en: (time: string) => `Expected back ${time}`,
  },
} as const;
