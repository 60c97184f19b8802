/** Words of the commitment on the home page. */
export const HOME_FAIR = {
  title: { zh: '可验证的开奖', en: 'Verifiable draws' },
  committed: {
    zh: (issue: string) => `第 ${issue} 期 承诺`,
    en: (issue: string) => `Issue ${issue}, committed`,
  },
  fair: {
    zh: '开奖前先公布承诺，开奖后人人可验。',
    en: 'Committed before the draw, open to anyone’s check after it.',
  },
  plate: { zh: '当前承诺的瓷纹', en: 'Plate of the current commitment' },
  check: {
    zh: (issue: string) => `验证上一期（第 ${issue} 期）`,
    en: (issue: string) => `Check the last draw (${issue})`,
  },
  none: { zh: '现在没有可验证的彩种在售。', en: 'No verifiable game is on sale now.' },
  failed: { zh: '承诺没有取到', en: 'The commitment could not be loaded' },
} as const;
