/** Words of choosing a password in place of one that was handed over, or that has to be changed. */
export const OWN = {
  own: { zh: '新密码', en: 'New password' },
  aboutOwn: {
    zh: '登录前请先设置只有您知道的新密码',
    en: 'Before you go on, choose a new password that you alone know',
  },
} as const;
