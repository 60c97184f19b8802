/** Words of alerts, of their tab, and of the bells of games. */
export const ALERT = {
  title: { zh: '提醒', en: 'Alerts' },
  about: {
    zh: '设有铃铛的彩种，封盘前和开奖时在任何页面提醒；下注页面上的彩种只出声。',
    en: 'Games with a bell tell you of their close and their draws on every page. The game you look at only sounds.',
  },
  close: { zh: '封盘提醒', en: 'End of sale' },
  draw: { zh: '开奖提醒', en: 'Draws' },
  win: { zh: '中奖提醒', en: 'Prizes' },
  sound: { zh: '声音', en: 'Sound' },
  soundOn: { zh: '播放提示音（键盘 M）', en: 'Play sounds (key M)' },
  soundAbout: {
    zh: '封盘、开奖、中奖，以及投注受理或被拒时播放。保存在本机，退出登录后恢复：电脑有声，手机静音。',
    en: 'Of closes, draws and prizes, and of bets that were accepted or refused. Kept on this device until you sign out: on at a computer, off on a phone.',
  },
  hear: { zh: '试听', en: 'Listen' },
  bells: { zh: '彩种铃铛', en: 'Bells of games' },
  bellsAbout: { zh: '封盘前多少秒提醒', en: 'How long before the end of sale it rings' },
  noBells: { zh: '还没有彩种设铃铛', en: 'No game has a bell yet' },
  add: { zh: '选择彩种', en: 'Choose a game' },
  addLabel: { zh: '给彩种设铃铛', en: 'Give a game a bell' },
  seconds: { zh: (n: number) => `${n} 秒`, en: (n: number) => `${n} s` },
  secondsOf: {
    zh: (game: string) => `${game} 封盘前`,
    en: (game: string) => `${game}: before the end of sale`,
  },
  remove: { zh: '取消铃铛', en: 'Take the bell away' },
  bell: { zh: '封盘与开奖铃铛', en: 'Bell of close and draws' },
  unread: { zh: '提醒设置没有取到', en: 'The alerts could not be read' },
  failed: { zh: '没有保存，请重试', en: 'Not saved, try again' },
  bellOn: {
    zh: (game: string, n: number) => `${game}：封盘前 ${n} 秒和开奖时提醒`,
    en: (game: string, n: number) => `${game}: rings ${n} s before the close, and at its draws`,
  },
  bellOff: { zh: (game: string) => `${game}：不再提醒`, en: (game: string) => `${game}: no bell` },
  settings: { zh: '设置', en: 'Settings' },
  muted: { zh: '已静音', en: 'Sound is off' },
  loud: { zh: '声音已开', en: 'Sound is on' },
  closes: {
    zh: (game: string, s: number) => `${game} ${s} 秒后封盘`,
    en: (game: string, s: number) => `${game} closes in ${s} s`,
  },
  manyClose: {
    zh: (game: string, n: number, s: number) => `${game} 等 ${n} 个彩种 ${s} 秒内封盘`,
    en: (game: string, n: number, s: number) =>
      `${game} and ${n - 1} more ${n === 2 ? 'game closes' : 'games close'} within ${s} s`,
  },
  drawn: {
    zh: (game: string, issue: string, numbers: string) => `${game} 第 ${issue} 期开奖 ${numbers}`,
    en: (game: string, issue: string, numbers: string) => `${game}, issue ${issue}: ${numbers}`,
  },
  manyDrawn: {
    zh: (game: string, n: number) => `${game} 等 ${n} 个彩种已开奖`,
    en: (game: string, n: number) =>
      `${game} and ${n - 1} more ${n === 2 ? 'game' : 'games'} drawn`,
  },
} as const;
