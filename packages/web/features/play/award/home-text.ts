/** Words of the largest prize on the home page. */
export const HOME_PRIZE = {
  title: { zh: '单注最高可中', en: 'Largest prize of one selection' },
  pays: {
    zh: (odds: string, stake: string) => `公布赔率 ${odds} × 最高投注 ¥ ${stake}`,
    en: (odds: string, stake: string) => `Published odds ${odds} × largest stake ¥ ${stake}`,
  },
  capped: { zh: '，以最高奖金为限', en: ', limited by the highest payout' },
  all: { zh: '奖金详情', en: 'All prizes' },
  none: { zh: '这个彩种现在没有公布赔率。', en: 'This game has no published odds now.' },
  failed: { zh: '奖金没有取到', en: 'The prizes could not be loaded' },
} as const;
