/** Words of the proof that an account is one's own. */
export const OWNER = {
  password: { zh: '登录密码', en: 'Sign-in password' },
  needPassword: { zh: '请输入登录密码', en: 'Enter your sign-in password' },
  needCode: { zh: '请输入验证码或恢复码', en: 'Enter a code, or a recovery code' },
} as const;
