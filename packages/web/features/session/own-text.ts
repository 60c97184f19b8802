/** Words of choosing a password in place of one that was handed over. */
export const OWN = {
  own: { zh: '新密码', en: 'New password' },
  aboutOwn: {
    zh: '登录用的是临时密码，请设置只有您知道的密码',
    en: 'You signed in with words that somebody handed you: choose your own',
  },
} as const;
