/** Words of signing in by a passkey. */
export const PASSKEY = {
  enter: { zh: '用通行密钥登录', en: 'Sign in by a passkey' },
  agree: { zh: '登录', en: 'Sign in' },
} as const;
