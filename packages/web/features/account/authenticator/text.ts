/** Words of the authenticator. */
export const FACTOR = {
  unread: { zh: '验证器状态没有取到', en: 'The authenticator could not be read' },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
  code: { zh: '6 位验证码', en: 'Code of 6 digits' },
  needCode: { zh: '请输入验证码', en: 'Enter the code' },
  begin: { zh: '下一步', en: 'Next' },
  scan: {
    zh: '用验证器应用扫描，或手工输入密钥，再填入它显示的验证码。',
    en: 'Scan it with an authenticator app, or type the key in, then enter the code it shows.',
  },
  picture: { zh: '验证器密钥的二维码', en: 'QR code of the key' },
  key: { zh: '密钥', en: 'Key' },
  copyKey: { zh: '复制密钥', en: 'Copy the key' },
  turnOn: { zh: '开启验证器', en: 'Turn on' },
  codesTitle: { zh: '恢复码', en: 'Recovery codes' },
  codesAbout: {
    zh: '手机丢失时，每个恢复码可代替验证码登录一次。只显示这一次，请妥善保存。',
    en: 'Without your phone each signs you in once. They are shown only now: keep them safe.',
  },
  copy: { zh: '复制', en: 'Copy' },
  save: { zh: '下载', en: 'Download' },
  kept: { zh: '已保存', en: 'I have kept them' },
  copied: { zh: '已复制', en: 'Copied' },
  notCopied: { zh: '复制失败，请手工抄下', en: 'Could not be copied, write it down' },
  left: {
    zh: (n: number) => `剩余恢复码：${n} 个`,
    en: (n: number) => `Recovery codes left: ${n}`,
  },
  what: { zh: '要做什么', en: 'What to do' },
  renew: { zh: '重新生成恢复码', en: 'New recovery codes' },
  renewAbout: { zh: '生成后，旧恢复码全部失效。', en: 'The old ones are good no longer.' },
  turnOff: { zh: '关闭验证器', en: 'Turn off' },
  offAbout: {
    zh: '关闭后，登录只需密码，恢复码全部失效。',
    en: 'Your password alone signs you in then; the recovery codes end.',
  },
  isOn: { zh: '验证器已开启', en: 'The authenticator is on' },
  isOff: { zh: '验证器已关闭', en: 'The authenticator is off' },
} as const;
