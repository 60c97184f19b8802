/** Words of the code that is asked for after the password. */
export const CODE = {
  code: { zh: '验证码', en: 'Authenticator code' },
  about: {
    zh: '验证器显示的 6 位数字；没有手机时可填恢复码',
    en: 'Six digits of your authenticator, or a recovery code',
  },
  own: { zh: '新密码', en: 'New password' },
  aboutOwn: {
    zh: '登录用的是临时密码，请设置只有你知道的密码',
    en: 'You signed in with words that somebody handed you: choose your own',
  },
} as const;
