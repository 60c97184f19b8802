/** What Login says, the first page that anybody loads, and others say too. */
export const text = {
  headline: {
    zh: '每一期开奖，\n都能自己算一遍。',
    en: 'Every draw,\nyours to compute again.',
  },
  login: { zh: '登录', en: 'Sign in' },
  accountLogin: { zh: '账号登录', en: 'Sign in with account' },
  account: { zh: '账号', en: 'Account' },
  password: { zh: '密码', en: 'Password' },
  forgot: { zh: '忘记密码', en: 'Forgotten password' },
  remember: { zh: '记住账号', en: 'Remember account' },
  register: { zh: '注册', en: 'Register' },
  needAccount: { zh: '请输入账号', en: 'Enter your account name' },
  needPassword: { zh: '请输入密码', en: 'Enter your password' },
  working: { zh: '验证中', en: 'Checking' },
  sending: { zh: '提交中', en: 'Sending' },
  offline: { zh: '系统维护中，恢复时间待定', en: 'Under maintenance, return not known yet' },
  offlineUntil: {
    zh: (moment: string) => `系统维护中，预计 ${moment}（北京时间）恢复`,
    en: (moment: string) => `Under maintenance until ${moment} (UTC+8)`,
  },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
};
