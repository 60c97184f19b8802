/** Words of the rows that every account has. */
export const ROWS = {
  password: {
    title: { zh: '登录密码', en: 'Sign-in password' },
    done: { zh: '90 天内更换过', en: 'Changed within 90 days' },
    undone: { zh: '超过 90 天未更换', en: 'Not changed for 90 days' },
    set: { zh: '修改', en: 'Change' },
  },
  fund: {
    title: { zh: '资金密码', en: 'Fund password' },
    done: { zh: '已设置，与登录密码不同', en: 'Set, and not that of the sign-in' },
    undone: {
      zh: '与登录密码不同的第二个密码，用于资金操作',
      en: 'A second password, for what moves your money',
    },
  },
  wechat: {
    title: { zh: '微信', en: 'WeChat' },
    done: { zh: '可用微信登录', en: 'WeChat signs you in' },
    undone: { zh: '绑定后可用微信登录', en: 'Link it to sign in by WeChat' },
    change: { zh: '解除', en: 'Remove' },
    set: { zh: '绑定', en: 'Link' },
  },
  phrase: {
    title: { zh: '预留信息', en: 'Your phrase' },
    done: {
      zh: '登录后核对：没有这句话的页面，不是本站',
      en: 'Look for it: a page without it is not this site',
    },
    undone: {
      zh: '写一句只有您和本站知道的话，用来识破仿冒页面',
      en: 'Words that only you and this site know: they tell a forged page',
    },
  },
  network: {
    title: { zh: '登录网络检查', en: 'Networks to sign in from' },
    done: { zh: '只能从这些网络登录', en: 'Only from these networks' },
    undone: {
      zh: '只允许从您选定的网络登录，其他网络即使密码正确也会被拒绝',
      en: 'Sign-ins from elsewhere are refused, whatever the password',
    },
  },
  alert: {
    title: { zh: '登录提醒', en: 'Alerts of sign-ins' },
    done: {
      zh: '在新设备或新网络登录时，立即通知您的其他登录',
      en: 'A sign-in with a new device or network is said at once',
    },
    undone: { zh: '未开启', en: 'Off' },
    change: { zh: '查看', en: 'Look' },
  },
} as const;
