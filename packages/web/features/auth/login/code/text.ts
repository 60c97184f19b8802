/** Words of codes of an authenticator. */
export const CODE = {
  code: { zh: '验证码', en: 'Authenticator code' },
  about: {
    zh: '验证器显示的 6 位数字；没有手机时可填恢复码',
    en: 'Six digits of your authenticator, or a recovery code',
  },
  either: { zh: '验证码或恢复码', en: 'Code or recovery code' },
} as const;
