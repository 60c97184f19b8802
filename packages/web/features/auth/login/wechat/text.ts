/** Words of the page that WeChat sends people back to. */
export const WECHAT = {
  title: { zh: '微信登录', en: 'Sign in by WeChat' },
  going: { zh: '正在登录', en: 'Signing you in' },
  linking: { zh: '正在绑定', en: 'Linking' },
  nothing: { zh: '没有进行中的微信授权', en: 'Nothing was begun with WeChat here' },
  unbound: {
    zh: '请先用密码登录，再到“账户安全”绑定微信。',
    en: 'Sign in with your password, then link WeChat under “Security”.',
  },
  denied: { zh: '您在微信上取消了授权', en: 'You did not allow it in WeChat' },
  send: { zh: '登录', en: 'Sign in' },
  linked: { zh: '微信已绑定', en: 'WeChat is linked' },
  toLogin: { zh: '去登录', en: 'To sign-in' },
  toSecurity: { zh: '返回账户安全', en: 'Back to Security' },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
} as const;
