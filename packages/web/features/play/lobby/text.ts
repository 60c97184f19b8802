/** Words of the public lobby. */
export const LOBBY = {
  headline: { zh: '每一期开奖，都能自己算一遍。', en: 'Every draw, yours to compute again.' },
  about: {
    zh: '开奖前先公布承诺，开奖后人人可验。不用登录，现在就能验证任何一期。',
    en: 'Each result is committed before the draw. Check any draw right now, no account needed.',
  },
  demo: { zh: '用试玩币试玩', en: 'Try with play money' },
  register: { zh: '注册', en: 'Register' },
  games: { zh: '彩种', en: 'Games' },
  all: { zh: (n: number) => `全部 ${n} 个彩种`, en: (n: number) => `All ${n} games` },
  popular: { zh: '只看热门', en: 'Popular only' },
  clear: { zh: '清空搜索', en: 'Clear search' },
  nothing: { zh: '没有找到彩种', en: 'No games found' },
  nothingWhat: { zh: '换个名称、拼音或代码试试。', en: 'Try another name or code.' },
  none: { zh: '暂无彩种', en: 'No games yet' },
  failed: { zh: '彩种没有取到', en: 'The games could not be loaded' },
  failedWhat: { zh: '请检查网络后重试。', en: 'Check your network and try again.' },
  stale: { zh: '数据可能已过期', en: 'This may be out of date' },
  hot: { zh: '热门', en: 'Hot' },
  issue: { zh: (issue: string) => `第 ${issue} 期`, en: (issue: string) => `Issue ${issue}` },
  daily: { zh: (n: number) => `每日 ${n} 期`, en: (n: number) => `${n} a day` },
  official: { zh: '官方开奖', en: 'Official draw' },
  verify: { zh: '验证', en: 'Verify' },
  verifyOf: {
    zh: (game: string, issue: string) => `验证 ${game} 第 ${issue} 期`,
    en: (game: string, issue: string) => `Verify ${game}, issue ${issue}`,
  },
  proof: { zh: '公开验证', en: 'Open to check' },
  commitment: {
    zh: (game: string, issue: string) => `${game} 第 ${issue} 期 承诺`,
    en: (game: string, issue: string) => `${game}, issue ${issue}, committed`,
  },
  drawn: {
    zh: (issue: string) => `第 ${issue} 期 开奖`,
    en: (issue: string) => `Issue ${issue}, drawn`,
  },
  check: { zh: '验证上一期', en: 'Check the last draw' },
  plate: { zh: '当前承诺的瓷纹', en: 'Plate of the current commitment' },
} as const;

/** Why a game cannot be played now. */
export const STOPS = {
  maintain: { zh: '维护', en: 'Maintenance' },
  notOpen: { zh: '未开放', en: 'Not open' },
  offline: { zh: '下架', en: 'Removed' },
  officialOffline: { zh: '休市', en: 'Closed today' },
} as const;
