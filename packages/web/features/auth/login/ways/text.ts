/** Other ways to sign in than by a password. */
export const WAYS = {
  scan: { zh: '扫码登录', en: 'Scan to sign in' },
  wechat: { zh: '微信登录', en: 'WeChat' },
  failed: { zh: '微信登录暂时打不开，请重试', en: 'WeChat could not be opened, try again' },
} as const;
