/** Words of moves of members. */
export const MOVE_TEXT = {
  title: { zh: (name: string) => `移动 ${name}`, en: (name: string) => `Move ${name}` },
  ruleLine: {
    zh: '该成员及其全部下级一起移动，目标须为您团队内的代理，奖金组不低于该成员。',
    en: 'The member moves with everybody below. The new agent must be in your team, with at least the member’s prize group.',
  },
  rulePast: {
    zh: '移动前的数据仍属于您，移动后的数据归新上级。',
    en: 'What happened before the move stays in your reports. What happens later counts for the new agent.',
  },
  ruleReview: {
    zh: (most: number) => `超过 ${most} 人的移动须平台审核。`,
    en: (most: number) => `The site reviews moves of more than ${most} accounts.`,
  },
  ruleCooling: {
    zh: (days: number) => `移动后 ${days} 天内不能再次移动，且不可撤销。`,
    en: (days: number) =>
      `A move cannot be undone, and the next one is possible after ${days} days.`,
  },
  target: { zh: '新上级账号', en: 'New agent' },
  noTarget: { zh: '请输入新上级的账号', en: 'Enter the account of the new agent' },
  left: {
    zh: (left: number, most: number) => `本月剩余 ${left} / ${most} 次`,
    en: (left: number, most: number) => `${left} of ${most} moves left this month`,
  },
  send: { zh: '确认移动', en: 'Move' },
  done: {
    zh: (name: string, to: string) => `${name} 已移至 ${to}`,
    en: (name: string, to: string) => `${name} is now below ${to}`,
  },
  submitted: {
    zh: '已提交，等待平台审核',
    en: 'Submitted. The site reviews the move',
  },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
  list: { zh: '移动记录', en: 'Moves' },
  none: { zh: '还没有移动过成员', en: 'No moves yet' },
  member: { zh: '成员', en: 'Member' },
  to: { zh: '新上级', en: 'New agent' },
  accounts: { zh: '人数', en: 'Accounts' },
  asked: { zh: '时间', en: 'Time' },
  state: { zh: '状态', en: 'State' },
  note: { zh: '说明', en: 'Note' },
  waiting: { zh: '待审核', en: 'In review' },
  moved: { zh: '已移动', en: 'Moved' },
  refused: { zh: '已拒绝', en: 'Refused' },
  bySite: { zh: '平台操作', en: 'Moved by the site' },
};
