/** Words of the issue header, which the desk alone has. */
export const HEADER = {
  favourite: { zh: '收藏', en: 'Add to favourites' },
  daily: { zh: (n: number) => `每日 ${n} 期`, en: (n: number) => `${n} a day` },
  returns: { zh: (rate: string) => `返奖率 ${rate}`, en: (rate: string) => `Returns ${rate}` },
  verifiable: { zh: '可验证', en: 'Verifiable' },
} as const;
