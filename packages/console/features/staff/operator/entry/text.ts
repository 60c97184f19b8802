/** Words of signing in. */
export const text = {
  title: { zh: '登录运营后台', en: 'Sign in to the console' },
  name: { zh: '账号', en: 'Name' },
  password: { zh: '密码', en: 'Password' },
  code: { zh: '验证器动态码', en: 'Code of your authenticator' },
  codeHint: { zh: '六位数字，每 30 秒更新', en: 'Six digits, new every 30 seconds' },
  signIn: { zh: '登录', en: 'Sign in' },
  closed: {
    zh: '站点已全部关闭，后台也不开放；只能在服务器上打开',
    en: 'The site is closed, its console too; it is opened on the server alone',
  },
  expired: { zh: '登录已过期，请重新登录', en: 'Your session has ended, sign in again' },
};
/** What is wrong with what was typed, or that nothing came back. */
export const FAULTS = {
  needed: { zh: '请填写', en: 'Please fill in' },
  code: { zh: '请输入六位数字', en: 'Enter six digits' },
  noAnswer: { zh: '没有收到回应，请重试', en: 'There was no answer, try again' },
};
