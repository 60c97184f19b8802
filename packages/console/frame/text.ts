/** Words round every page of the console. */
export const text = {
  skip: { zh: '跳到内容', en: 'Skip to content' },
  console: { zh: '运营后台', en: 'Console' },
  signOut: { zh: '退出', en: 'Sign out' },
  pages: { zh: '页面', en: 'Pages' },
  games: { zh: '游戏', en: 'Games' },
  issues: { zh: '奖期', en: 'Issues' },
  players: { zh: '玩家', en: 'Players' },
  links: { zh: '注册链接', en: 'Links' },
  calendar: { zh: '休市日历', en: 'Days off' },
  announcements: { zh: '公告', en: 'Announcements' },
  live: { zh: '实时通知', en: 'Notifications' },
  site: { zh: '站点', en: 'Site' },
  terms: { zh: '用户协议', en: 'Terms' },
  proposals: { zh: '申请', en: 'Proposals' },
  passkeys: { zh: '我的通行密钥', en: 'Your passkeys' },
  operators: { zh: '运营账号', en: 'Operators' },
  waiting: {
    zh: (count: number) => `${count} 项待确认`,
    en: (count: number) => `${count} waiting`,
  },
  alarms: {
    zh: (count: number) => `${count} 条告警`,
    en: (count: number) => `${count} alarms`,
  },
  desk: { zh: '游戏与审计', en: 'Games and audit' },
};
