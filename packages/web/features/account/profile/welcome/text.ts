/** Words to whoever has just signed in. */
export const WELCOME = {
  phrase: {
    zh: (phrase: string) => `预留信息「${phrase}」`,
    en: (phrase: string) => `“${phrase}”`,
  },
  last: {
    zh: (where: string) => `上次登录 ${where}`,
    en: (where: string) => `Last sign-in ${where}`,
  },
  failed: {
    zh: (n: number) => `此后密码错误 ${n} 次`,
    en: (n: number) => `wrong passwords since: ${n}`,
  },
  notMe: { zh: '不是我？', en: 'Not me?' },
  first: {
    zh: '账号已开通。建议设置资金密码和验证器',
    en: 'Your account is open. A fund password and an authenticator keep it safe',
  },
  set: { zh: '去设置', en: 'Set them' },
} as const;
