/** Words of who forgot his fund password. */
export const FUND_RESET = {
  forgot: { zh: '忘记资金密码', en: 'Forgotten fund password' },
  about: {
    zh: '验证码发往您绑定的邮箱或手机（绑定满 72 小时）。重设后 24 小时内不能提款或更改收款账户。',
    en: 'A code goes to your email or phone, bound for 72 hours at least. For 24 hours afterwards no money leaves.',
  },
  none: {
    zh: '您还没有绑定邮箱或手机。请先绑定，满 72 小时后即可重设；或联系客服。',
    en: 'You have bound no email or phone. Bind one and come back after 72 hours, or contact support.',
  },
  bind: { zh: '去绑定', en: 'Bind one' },
  where: { zh: '验证码发往', en: 'Send the code to' },
  send: { zh: '发送验证码', en: 'Send a code' },
  sent: {
    zh: (to: string) => `验证码已发往 ${to}，10 分钟内有效`,
    en: (to: string) => `A code is on its way to ${to}; it is good for ten minutes`,
  },
  code: { zh: '6 位验证码', en: 'Code of 6 digits' },
  needCode: { zh: '请输入 6 位数字', en: 'Enter six digits' },
  next: { zh: '新资金密码', en: 'New fund password' },
  needNext: { zh: '请输入新资金密码', en: 'Enter a new fund password' },
  again: { zh: '再次输入新资金密码', en: 'New fund password again' },
  mismatch: { zh: '两次输入不一致', en: 'The two entries differ' },
  save: { zh: '重设资金密码', en: 'Set the fund password' },
  resend: { zh: '重新发送', en: 'Send again' },
  done: {
    zh: (hours: number) => `资金密码已重设，${hours} 小时后可提款`,
    en: (hours: number) => `Fund password set. Withdrawals open in ${hours} h`,
  },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
} as const;
