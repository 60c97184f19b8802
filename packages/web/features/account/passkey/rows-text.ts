/** Words of the row that AccountSecurity shows of them. */
export const ROWS = {
  passkey: {
    title: { zh: '通行密钥', en: 'Passkeys' },
    done: { zh: '用指纹、面容或设备密码登录', en: 'Sign in with finger, face or device PIN' },
    undone: {
      zh: '用指纹、面容或设备密码登录，不怕仿冒网站',
      en: 'Sign in with finger, face or device PIN; no forged site can use it',
    },
    change: { zh: '管理', en: 'Manage' },
    set: { zh: '添加', en: 'Add' },
  },
} as const;
