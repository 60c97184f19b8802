/** Words about the fund password of a player. */
export const text = {
  set: { zh: '已设置', en: 'Set' },
  unset: { zh: '未设置', en: 'Not set' },
  ask: { zh: '申请清除资金密码', en: 'Ask to take it away' },
  title: {
    zh: (name: string) => `申请清除 ${name} 的资金密码`,
    en: (name: string) => `Take the fund password of ${name} away`,
  },
  note: {
    zh: '仅在核实玩家身份后使用：玩家忘记资金密码，又没有可用于重设的邮箱或手机。须由另一名操作员确认。确认后所有登录结束，24 小时内不能提款，玩家凭登录密码设置新的资金密码，并会收到通知',
    en: 'For a player who has proven who he is, forgot it, and has no email or phone to choose another by. Another operator confirms it. Then every login ends, no money leaves for 24 hours, he chooses another by the password of his login, and he is told',
  },
  asked: { zh: '已提交，等待另一人确认', en: 'Asked: another operator confirms it' },
};
