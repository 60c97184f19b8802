/** Words of the rows that AccountSecurity shows of contacts. */
export const ROWS = {
  email: {
    title: { zh: '邮箱', en: 'Email' },
    done: {
      zh: '忘记密码时，链接会发到这里',
      en: 'Where a link goes when you forget your password',
    },
    undone: {
      zh: '绑定后，忘记密码时可以自己找回',
      en: 'With it you get back in when you forget your password',
    },
    set: { zh: '绑定', en: 'Add' },
  },
  phone: {
    title: { zh: '手机', en: 'Phone' },
    done: { zh: '密码改动时会通知这里', en: 'Told when your password changes' },
    undone: {
      zh: '绑定后，密码改动时会收到短信',
      en: 'With it you hear when your password changes',
    },
    set: { zh: '绑定', en: 'Add' },
  },
} as const;
