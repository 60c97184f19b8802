/** Words of the session: in the bar, and when its player is reminded of it. */
export const SESSION = {
  label: {
    zh: (time: string, staked: string, open: string, net: string) =>
      `本次登录 ${time}，已投注 ${staked}，其中未开奖 ${open}，净额 ${net}`,
    en: (time: string, staked: string, open: string, net: string) =>
      `This session ${time}, staked ${staked}, of it open ${open}, net ${net}`,
  },
  openNow: { zh: (open: string) => `未开奖 ${open}`, en: (open: string) => `open ${open}` },
  collapse: { zh: '收起净额', en: 'Hide the net result' },
  expand: { zh: '显示净额', en: 'Show the net result' },
  minutes: {
    zh: (hours: number, minutes: number) => `${hours > 0 ? `${hours} 小时 ` : ''}${minutes} 分`,
    en: (hours: number, minutes: number) => `${hours > 0 ? `${hours} h ` : ''}${minutes} min`,
  },
  remind: { zh: '您已经玩了一段时间', en: 'You have been playing for a while' },
  time: { zh: '本次登录', en: 'This session' },
  staked: { zh: '已投注', en: 'Staked' },
  open: { zh: '其中未开奖', en: 'Of it still open' },
  won: { zh: '已中奖', en: 'Won' },
  net: { zh: '净额', en: 'Net result' },
  netNote: {
    zh: '净额 = 中奖 − 已开奖的投注，未开奖的投注不计入。',
    en: 'Net is prizes less the stakes of settled bets. Open bets are not counted.',
  },
  leave: { zh: '退出登录', en: 'Sign out' },
  goOn: { zh: '继续', en: 'Continue' },
  exclusion: { zh: '自我排除', en: 'Self-exclusion' },
  timeOut: { zh: '冷静期', en: 'Time-out' },
  until: {
    zh: (at: string) => `到 ${at} 为止不能投注。已有的注单照常开奖，随时可以提款。`,
    en: (at: string) => `No bets until ${at}. Open bets run on, and you can withdraw at any time.`,
  },
} as const;
