/** Words of signing in. */
export const text = {
  title: { zh: '登录运营后台', en: 'Sign in to the console' },
  name: { zh: '账号', en: 'Name' },
  password: { zh: '密码', en: 'Password' },
  code: { zh: '验证器动态码', en: 'Code of your authenticator' },
  codeHint: { zh: '六位数字，每 30 秒更新', en: 'Six digits, new every 30 seconds' },
  signIn: { zh: '登录', en: 'Sign in' },
  enrolTitle: { zh: '设置您自己的密码与验证器', en: 'A password and authenticator of your own' },
  enrolWhy: {
    zh: '收到的密码和验证器已被他人看过，只能用这一次。完成设置后才能使用后台。',
    en: 'Those that you were given were seen by somebody else, and are good this once. The console opens when you have chosen your own.',
  },
  keyLabel: { zh: '在验证器中添加此密钥', en: 'Add this key to your authenticator' },
  openAuthenticator: { zh: '在本机验证器中打开', en: 'Open in the authenticator of this device' },
  newCode: { zh: '新验证器的动态码', en: 'Code of the new authenticator' },
  newCodeHint: { zh: '添加密钥后显示的六位数字', en: 'The six digits that it shows for the key' },
  newPassword: { zh: '新密码', en: 'New password' },
  newPasswordHint: {
    zh: '8–64 位，不能过于简单，不能包含账号',
    en: '8–64 characters, not too simple, without your name',
  },
  again: { zh: '再次输入新密码', en: 'The new password again' },
  enrol: { zh: '完成设置并进入', en: 'Done, open the console' },
  offerFailed: {
    zh: '未能读取新的验证器，请重新登录',
    en: 'The new authenticator could not be read, sign in again',
  },
  closed: {
    zh: '站点已全部关闭，后台也不开放；只能在服务器上打开',
    en: 'The site is closed, its console too; it is opened on the server alone',
  },
  expired: { zh: '登录已过期，请重新登录', en: 'Your session has ended, sign in again' },
};
/** What is wrong with what was typed, or that nothing came back. */
export const FAULTS = {
  needed: { zh: '请填写', en: 'Please fill in' },
  again: { zh: '两次输入不一致', en: 'The two are not the same' },
  code: { zh: '请输入六位数字', en: 'Enter six digits' },
  noAnswer: { zh: '没有收到回应，请重试', en: 'There was no answer, try again' },
};
