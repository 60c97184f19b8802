/** What is told on every page of the account. */
export const NEWS = {
  added: {
    zh: (name: string) => `您的账号添加了通行密钥“${name}”`,
    en: (name: string) => `A passkey was added to your account: ${name}`,
  },
  removed: {
    zh: (name: string) => `您账号的通行密钥“${name}”已移除`,
    en: (name: string) => `A passkey of your account was removed: ${name}`,
  },
  'all-removed': {
    zh: () => '您账号的通行密钥已全部移除',
    en: () => 'All passkeys of your account were removed',
  },
  copied: {
    zh: (name: string) => `通行密钥“${name}”疑似被复制，已拒绝登录，请移除它`,
    en: (name: string) => `The passkey ${name} may have been copied and was refused. Remove it`,
  },
  look: { zh: '查看', en: 'Look' },
} as const;
