/** Words of the road maps. */
export const ROADS = {
  roads: { zh: '路珠', en: 'Roads' },
  sides: { zh: '玩法', en: 'Play' },
  none: { zh: '这个彩种没有两面玩法', en: 'This game has no two-sided plays' },
  bead: { zh: '珠盘路', en: 'Bead road' },
  big: { zh: '大路', en: 'Big road' },
  bigEye: { zh: '大眼仔', en: 'Big eye' },
  smallRoad: { zh: '小路', en: 'Small road' },
  cockroach: { zh: '曱甴路', en: 'Cockroach road' },
  tie: { zh: '和', en: 'Tie' },
  tieMark: { zh: '和', en: 'T' },
  run: {
    zh: (side: string, length: number) => `${side} 连开 ${length} 期`,
    en: (side: string, length: number) => `${side}: ${length} in a row`,
  },
  picture: {
    zh: (road: string, columns: number) => `${road}，${columns} 列`,
    en: (road: string, columns: number) => `${road}, ${columns} columns`,
  },
} as const;
