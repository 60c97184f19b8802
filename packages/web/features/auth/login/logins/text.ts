/** Words of what a player sees of his logins. */
export const LOGINS = {
  now: { zh: '登录中的设备', en: 'Signed in now' },
  nowAbout: {
    zh: '不认识的登录请立即结束，并修改密码。',
    en: 'End what you do not know at once, then change your password.',
  },
  thisOne: { zh: '本机', en: 'This device' },
  someDevice: { zh: '未知设备', en: 'Unknown device' },
  app: { zh: (version: string) => `客户端 ${version}`, en: (version: string) => `App ${version}` },
  phone: { zh: '手机版', en: 'phone' },
  since: {
    zh: (start: string, active: string) => `${start} 登录 · ${active} 活动`,
    en: (start: string, active: string) => `Signed in ${start} · active ${active}`,
  },
  end: { zh: '结束', en: 'End' },
  endOne: {
    zh: (device: string, ip: string) => `结束 ${device}（${ip}）`,
    en: (device: string, ip: string) => `End ${device} (${ip})`,
  },
  endWhat: {
    zh: (device: string, ip: string) => `${device}（${ip}）将立即退出登录。`,
    en: (device: string, ip: string) => `${device} (${ip}) is signed out at once.`,
  },
  endOthers: { zh: '结束其他全部登录', en: 'End all others' },
  endOthersWhat: {
    zh: '除本机以外，其他设备将立即退出登录。',
    en: 'Every device but this one is signed out at once.',
  },
  ended: { zh: '已结束', en: 'Ended' },
  log: { zh: '登录记录', en: 'Sign-ins' },
  logAbout: { zh: '最近 20 次', en: 'The last 20' },
  failures: { zh: '密码错误', en: 'Wrong passwords' },
  failuresAbout: {
    zh: '90 天内最近 20 次。不是您输错的，请修改密码。',
    en: 'The last 20 within 90 days. If they were not yours, change your password.',
  },
  unread: { zh: '登录记录没有取到', en: 'The sign-ins could not be read' },
  failed: { zh: '没有结束，请重试', en: 'Not ended, try again' },
} as const;

/** How a login was opened, by its type. */
export const LOGIN_BY = {
  PASSWORD: { zh: '密码登录', en: 'by password' },
  GOOGLE: { zh: '密码和验证码登录', en: 'by password and code' },
  QR: { zh: '扫码登录', en: 'by scanning a code' },
  WECHAT: { zh: '微信登录', en: 'by WeChat' },
  DEMO: { zh: '试玩登录', en: 'as a trial' },
  PASSKEY: { zh: '通行密钥登录', en: 'by passkey' },
} as const;
