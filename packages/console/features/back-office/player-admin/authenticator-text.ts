/** Words about the authenticator of a player. */
export const text = {
  name: { zh: '验证器', en: 'Authenticator' },
  off: { zh: '未启用', en: 'Off' },
  on: {
    zh: (when: string, left: number) => `${when} 启用，剩余 ${left} 个恢复码`,
    en: (when: string, left: number) => `Since ${when}, ${left} recovery codes left`,
  },
  rest: {
    zh: (when: string) => `${when} 前不能提款`,
    en: (when: string) => `no money out until ${when}`,
  },
  ask: { zh: '申请移除验证器', en: 'Ask to remove it' },
  title: {
    zh: (name: string) => `申请移除 ${name} 的验证器`,
    en: (name: string) => `Remove the authenticator of ${name}`,
  },
  note: {
    zh: '仅在核实玩家身份、确认手机和恢复码均已丢失后使用，须由另一名操作员确认。确认后验证器和恢复码失效，所有登录结束，24 小时内不能提款，玩家会收到通知',
    en: 'For a player who has proven who he is and has lost phone and recovery codes. Another operator confirms it. Then authenticator and codes are gone, every login ends, no money leaves for 24 hours, and the player is told',
  },
  asked: { zh: '已提交，等待另一人确认', en: 'Asked: another operator confirms it' },
};
