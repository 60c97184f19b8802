/** Words of a deleted account on the page of its player. */
export const text = {
  removed: {
    zh: (name: string, agent: string, at: string) =>
      `账号 ${name} 已由上级 ${agent} 于 ${at} 删除。`,
    en: (name: string, agent: string, at: string) =>
      `${agent} deleted the account ${name} on ${at}.`,
  },
  until: {
    zh: (undo: string, free: string) => `${undo} 前可恢复，账号名保留至 ${free}。`,
    en: (undo: string, free: string) =>
      `It can be restored until ${undo}. The name is reserved until ${free}.`,
  },
  restore: { zh: '恢复账号', en: 'Restore the account' },
  restoreOf: { zh: (name: string) => `恢复 ${name}`, en: (name: string) => `Restore ${name}` },
  restoreNote: {
    zh: '恢复后该账号可以登录，仍在原上级名下。',
    en: 'The account can sign in again and stays below the same agent.',
  },
  done: { zh: '账号已恢复', en: 'The account is restored' },
};
