/** Words of linking a WeChat. */
export const WECHAT = {
  linkAbout: {
    zh: '绑定后可用微信登录。开启了验证器的账号，微信登录时仍要验证码。',
    en: 'WeChat signs you in then. With an authenticator its code is asked for all the same.',
  },
  link: { zh: '去微信授权', en: 'On to WeChat' },
  unlinkAbout: { zh: '解除后，微信不能再登录此账号。', en: 'WeChat signs you in no more then.' },
  unlink: { zh: '解除绑定', en: 'Remove' },
  unlinked: { zh: '已解除', en: 'Removed' },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
} as const;
