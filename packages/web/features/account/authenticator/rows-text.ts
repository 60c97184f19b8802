/** Words of the rows that AccountSecurity shows of it. */
export const ROWS = {
  authenticator: {
    title: { zh: '身份验证器', en: 'Authenticator' },
    done: { zh: '登录时要验证码；后面是剩余恢复码', en: 'Asked at sign-in; recovery codes left' },
    undone: {
      zh: '登录时除密码外，再要手机上的 6 位验证码',
      en: 'Beside the password, a code of your phone to sign in',
    },
    change: { zh: '管理', en: 'Manage' },
    set: { zh: '开启', en: 'Turn on' },
  },
} as const;
