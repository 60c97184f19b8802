/** What stands over a column of accounts in a table. */
export const HEAD = /^(?:账号|account)$/i;

/** Words of layers and labels at the console. */
export const text = {
  title: { zh: '玩家层级', en: 'Layers of players' },
  about: {
    zh: '层级决定玩家能用哪些充值通道、能否充值、提款是否一律人工审核。改动与分配均由一人提交、另一人确认。',
    en: 'A layer says which ways to deposit its players have, whether they deposit at all, and whether each of their withdrawals is looked at. One operator asks for a change, another confirms it.',
  },
  notAllowed: { zh: '您没有查看的权限', en: 'You may not see this' },
  add: { zh: '新增层级', en: 'Add a layer' },
  assign: { zh: '分配玩家', en: 'Put players in' },
  edit: { zh: '编辑', en: 'Edit' },
  editOf: { zh: (name: string) => `编辑 ${name}`, en: (name: string) => `Edit ${name}` },
  versions: { zh: '版本', en: 'Versions' },
  number: { zh: '编号', en: 'Number' },
  name: { zh: '层级', en: 'Layer' },
  players: { zh: '玩家数', en: 'Players' },
  readOnly: { zh: '只读', en: 'Read only' },
  reviewed: { zh: '提款人工审核', en: 'Withdrawals looked at' },
  none: { zh: '还没有层级', en: 'There are no layers yet' },
  acts: { zh: '操作', en: 'Actions' },
  cancel: { zh: '取消', en: 'Cancel' },
  accounts: { zh: '账号', en: 'Accounts' },
  accountsHint: {
    zh: '每行或逗号分隔一个，可从表格粘贴，最多 1,000 个',
    en: 'One a line or parted by commas, also out of a table; 1,000 at the most',
  },
  to: { zh: '分配到', en: 'Into' },
  noLayer: { zh: '不属于任何层级', en: 'No layer' },
  preview: { zh: '预览', en: 'Preview' },
  put: { zh: '提交确认', en: 'Ask another operator' },
  putDone: { zh: '已提交，等待另一位确认', en: 'Put: another operator confirms it' },
  account: { zh: '账号', en: 'Account' },
  from: { zh: '现在', en: 'Now' },
  outcome: { zh: '结果', en: 'Outcome' },
  missing: { zh: '没有此账号', en: 'No such account' },
  stays: { zh: '已在此层级', en: 'Is there already' },
  moves: { zh: '将移入', en: 'Will be put in' },
  back: { zh: '返回修改', en: 'Back' },
  unread: { zh: '没有读到', en: 'It could not be read' },
  groups: { zh: '层级与标签', en: 'Layer and labels' },
  labels: { zh: '标签', en: 'Labels' },
  labelsHint: { zh: '逗号分隔，最多 20 个', en: 'Parted by commas, 20 at the most' },
  save: { zh: '保存标签', en: 'Save the labels' },
  saved: { zh: '已保存', en: 'Saved' },
  layer: { zh: '层级', en: 'Layer' },
} as const;

export const FAULTS = {
  name: { zh: '请填写', en: 'Fill this in' },
  sort: { zh: '0 至 10000 的整数', en: 'A whole number from 0 to 10000' },
  accounts: { zh: '1 至 1,000 个账号', en: '1 to 1,000 accounts' },
  labels: {
    zh: '最多 20 个，每个不超过 30 字',
    en: '20 at the most, of 30 characters each',
  },
} as const;
