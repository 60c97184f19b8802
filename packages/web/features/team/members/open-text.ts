/** Words of an account that an agent opens. */
export const OPENING = {
  title: { zh: '开户', en: 'Open an account' },
  account: { zh: '账号', en: 'Account' },
  accountHint: { zh: '6–16 位，字母开头', en: '6 to 16 letters and digits, a letter first' },
  password: { zh: '初始密码', en: 'Initial password' },
  passwordHint: {
    zh: '首次登录时必须修改，之后您无法再用它登录',
    en: 'Must be changed at the first sign-in; then it is no longer valid',
  },
  generate: { zh: '换一个', en: 'Another' },
  nick: { zh: '昵称（选填）', en: 'Nickname (optional)' },
  kind: { zh: '类型', en: 'Type' },
  agent: { zh: '代理', en: 'Agent' },
  player: { zh: '玩家', en: 'Player' },
  group: { zh: '奖金组', en: 'Prize group' },
  groupHint: {
    zh: (own: number) => `1800–${own} 的偶数`,
    en: (own: number) => `Even, 1800 to ${own}`,
  },
  badGroup: {
    zh: (own: number) => `奖金组为 1800–${own} 的偶数`,
    en: (own: number) => `A prize group is even, from 1800 to ${own}`,
  },
  shares: {
    zh: (kept: string, given: string) => `我的留存返点 ${kept}% · 下级返点最高 ${given}%`,
    en: (kept: string, given: string) => `You keep ${kept}% · they get up to ${given}%`,
  },
  send: { zh: '确认开户', en: 'Open account' },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
  opened: { zh: '开户成功', en: 'Account opened' },
  once: {
    zh: (hours: number) => `密码只显示这一次，请在 ${hours} 小时内登录并修改。`,
    en: (hours: number) =>
      `The password is shown only now. It must be used and changed within ${hours} hours.`,
  },
  address: { zh: '平台网址', en: 'Site' },
  copy: { zh: '复制全部', en: 'Copy all' },
  copied: { zh: '已复制', en: 'Copied' },
  notCopied: { zh: '未能复制，请手动选取', en: 'Not copied, select it by hand' },
  another: { zh: '再开一个', en: 'Open another' },
  done: { zh: '完成', en: 'Done' },
  limited: {
    zh: '您的账号已被平台限制注册，不能开户。请联系客服。',
    en: 'The site does not let your account open new ones. Contact support.',
  },
  stopped: {
    zh: '上级已限制您开户，请联系上级。',
    en: 'Your parent agent stopped new accounts of yours. Contact them.',
  },
} as const;
