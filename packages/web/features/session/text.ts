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
  remember: { zh: '记住账号', en: 'Remember account' },
  register: { zh: '注册', en: 'Register' },
  needAccount: { zh: '请输入账号', en: 'Enter your account name' },
  needPassword: { zh: '请输入密码', en: 'Enter your password' },
  sending: { zh: '提交中', en: 'Sending' },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
};
