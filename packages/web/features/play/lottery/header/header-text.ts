/** Words of the issue header, which the desk alone has. */
export const HEADER = {
  favourite: { zh: '收藏', en: 'Add to favourites' },
  daily: {
    zh: (n: number) => (n > 0 ? `每日 ${n} 期` : '即买即开'),
    en: (n: number) => (n > 0 ? `${n} a day` : 'Drawn at once'),
  },
  returns: { zh: (rate: string) => `返奖率 ${rate}`, en: (rate: string) => `Returns ${rate}` },
  verifiable: { zh: '可验证', en: 'Verifiable' },
} as const;
