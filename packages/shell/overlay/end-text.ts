/** Words of the end of a login. */
export const END = {
  idle: { zh: '还在吗？', en: 'Still there?' },
  idleHow: {
    zh: '已有一段时间没有操作。为了账户安全，登录将自动结束，剩余',
    en: 'Nothing was pressed for a while. To keep your account safe this login ends in',
  },
  secondsLeft: { zh: (n: number) => `还剩 ${n} 秒`, en: (n: number) => `${n} seconds left` },
  stay: { zh: '继续使用', en: 'Stay signed in' },
  logout: { zh: '退出', en: 'Sign out' },
  last: {
    zh: (time: string, hours: number) =>
      `登录满 ${hours} 小时，将在 ${time}（UTC+8）结束，之后请重新登录。`,
    en: (time: string, hours: number) =>
      `A login lasts ${hours} hours: this one ends at ${time} (UTC+8). Sign in again then.`,
  },
  again: { zh: '现在重新登录', en: 'Sign in again now' },
};
