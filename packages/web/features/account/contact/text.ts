/** Words of contacts. */
export const CONTACT = {
  email: { zh: '邮箱地址', en: 'Email address' },
  phone: { zh: '手机号', en: 'Phone number' },
  phoneHint: { zh: '内地手机 11 位，其他地区以 + 开头', en: 'With + and the code of the country' },
  needAddress: { zh: '请填写', en: 'Fill it in' },
  send: { zh: '发送验证码', en: 'Send a code' },
  sent: {
    zh: (to: string) => `验证码已发往 ${to}，10 分钟内有效`,
    en: (to: string) => `A code is on its way to ${to}; it is good for ten minutes`,
  },
  code: { zh: '6 位验证码', en: 'Code of 6 digits' },
  needCode: { zh: '请输入 6 位数字', en: 'Enter six digits' },
  bind: { zh: '确认绑定', en: 'Confirm' },
  bound: { zh: '已绑定', en: 'Saved' },
  other: { zh: '换一个地址，或重新发送', en: 'Another address, or send again' },
  what: { zh: '要做什么', en: 'What to do' },
  change: { zh: '更换', en: 'Change' },
  remove: { zh: '解除绑定', en: 'Remove' },
  removeAbout: {
    zh: '解除后，忘记密码时无法通过它找回。原地址会收到通知。',
    en: 'You cannot get back in by it then. It is told so.',
  },
  removed: { zh: '已解除', en: 'Removed' },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
} as const;
