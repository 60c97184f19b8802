/** Words of deleted members. */
export const REMOVAL_TEXT = {
  title: { zh: (name: string) => `删除 ${name}`, en: (name: string) => `Delete ${name}` },
  ruleLogin: {
    zh: '该账号立即退出，之后不能登录，其注册链接停用。',
    en: 'The account is signed out at once and cannot sign in again. Its registration links stop.',
  },
  ruleUndo: {
    zh: (days: number) => `${days} 天内可以恢复。`,
    en: (days: number) => `You can restore it for ${days} days.`,
  },
  ruleName: {
    zh: (days: number) => `${days} 天内账号名不可再注册，历史记录保留。`,
    en: (days: number) => `Nobody can register its name for ${days} days. Its records stay.`,
  },
  ruleWhen: {
    zh: '仅可删除没有下级、余额、未结注单和欠款的账号。',
    en: 'Only an account without members, balance, open bets and debt can be deleted.',
  },
  send: { zh: '确认删除', en: 'Delete account' },
  done: {
    zh: (name: string, until: string) => `${name} 已删除，${until} 前可恢复`,
    en: (name: string, until: string) => `${name} is deleted. You can restore it until ${until}`,
  },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
  changes: { zh: '团队变动', en: 'Changes of the team' },
  list: { zh: '已删除的成员', en: 'Deleted members' },
  none: { zh: '没有删除过成员', en: 'No deleted members' },
  member: { zh: '成员', en: 'Member' },
  removed: { zh: '删除时间', en: 'Deleted' },
  until: { zh: '可恢复至', en: 'Restorable until' },
  state: { zh: '状态', en: 'State' },
  isRemoved: { zh: '已删除', en: 'Deleted' },
  isRestored: { zh: '已恢复', en: 'Restored' },
  restore: { zh: '恢复', en: 'Restore' },
  restoreOf: { zh: (name: string) => `恢复 ${name}`, en: (name: string) => `Restore ${name}` },
  restored: { zh: (name: string) => `${name} 已恢复`, en: (name: string) => `${name} is restored` },
};
