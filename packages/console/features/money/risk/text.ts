import type { Bilingual } from '@fairlot/rules/core/text';
import type { RiskUnit } from '@fairlot/rules/check/withdraw-risk';
import type { RiskCase, RiskEntry, Tie } from '@fairlot/wire/money/risk';

/** Words of risk at the console. */
export const text = {
  title: { zh: '风控', en: 'Risk' },
  about: {
    zh: '提款申请时按规则计分：达到审核分须人工处理，达到冻结分即冻结资金并立案。',
    en: 'A withdrawal is scored when it is asked for: from one score on somebody has to look, from another on funds are frozen and a case is opened.',
  },
  notAllowed: { zh: '您没有查看的权限', en: 'You may not see this' },
  tabs: { zh: '风控页签', en: 'Parts of risk' },
  cases: { zh: '案件', en: 'Cases' },
  lists: { zh: '名单', en: 'Lists' },
  rules: { zh: '规则', en: 'Rules' },
  show: { zh: '显示', en: 'Show' },
  open: { zh: '未结', en: 'Open' },
  closed: { zh: '已结', en: 'Closed' },
  findPlayer: { zh: '账号', en: 'Account' },
  findEntry: { zh: '账号、IP 或设备', en: 'Account, IP or device' },
  noCases: { zh: '没有案件', en: 'No cases' },
  noEntries: { zh: '名单为空', en: 'The lists are empty' },
  openCase: { zh: '立案', en: 'Open a case' },
  id: { zh: '编号', en: 'No.' },
  player: { zh: '账号', en: 'Account' },
  score: { zh: '评分', en: 'Score' },
  frozen: { zh: '已冻结资金', en: 'Funds frozen' },
  since: { zh: '立案时间', en: 'Opened' },
  openedBy: { zh: '立案', en: 'By' },
  byRules: { zh: '规则', en: 'Rules' },
  why: { zh: '原因', en: 'Why' },
  state: { zh: '状态', en: 'State' },
  taker: { zh: '经手', en: 'Who' },
  acts: { zh: '操作', en: 'Acts' },
  take: { zh: '接手', en: 'Take up' },
  note: { zh: '备注', en: 'Note' },
  close: { zh: '结案', en: 'Close' },
  outcome: { zh: '结论', en: 'Outcome' },
  cleanHint: {
    zh: '“无问题”会解除由规则冻结的资金；其他结论不解除。',
    en: 'Clean gives back funds that the rules froze; the others leave them as they are.',
  },
  done: { zh: '已完成', en: 'Done' },
  judged: { zh: '最近提款的评分', en: 'Scores of his last withdrawals' },
  notes: { zh: '备注', en: 'Notes' },
  none: { zh: '无', en: 'None' },
  unread: { zh: '读取失败', en: 'It could not be read' },
  relations: { zh: '关联账号', en: 'Related accounts' },
  relationsAbout: {
    zh: '30 天内共用 IP、设备或收款账户的账号，最多两层。',
    en: 'Accounts that shared an address, a device or a payout target within 30 days, over two steps at most.',
  },
  noRelations: { zh: '没有关联账号', en: 'Nobody is related' },
  isCut: { zh: '关联过多，仅显示一部分', en: 'There are more than are shown' },
  hasCase: { zh: '未结案件', en: 'Open case' },
  graph: {
    zh: (players: number, ties: number) => `${players} 个账号，${ties} 处共用`,
    en: (players: number, ties: number) => `${players} accounts, ${ties} things in common`,
  },
  put: { zh: '加入名单', en: 'Put on a list' },
  drop: { zh: '移出', en: 'Take off' },
  kind: { zh: '类型', en: 'Kind' },
  value: { zh: '内容', en: 'What' },
  colour: { zh: '名单', en: 'List' },
  anyColour: { zh: '全部名单', en: 'All lists' },
  days: { zh: '天数（空：永久）', en: 'Days (empty: for good)' },
  until: { zh: '到期', en: 'Until' },
  forGood: { zh: '永久', en: 'For good' },
  madeBy: { zh: '操作人', en: 'By' },
  at: { zh: '时间', en: 'When' },
  mark: { zh: '标记', en: 'Mark' },
  isOn: { zh: '启用', en: 'On' },
  from: { zh: '门槛', en: 'From' },
  weight: { zh: '分值', en: 'Weight' },
  lookFrom: { zh: '人工审核分', en: 'Looked at from' },
  freezeFrom: { zh: '冻结分', en: 'Frozen from' },
  offHint: { zh: '101 表示从不', en: '101: never' },
  tryIt: { zh: '用近 7 天试算', en: 'Try on 7 days' },
  propose: { zh: '提交复核', en: 'Ask for it' },
  putDone: { zh: '已提交，待另一人确认', en: 'Asked for; another has to confirm' },
  reset: { zh: '还原', en: 'Reset' },
  tried: {
    zh: (count: number) => `试算 ${count} 笔提款`,
    en: (count: number) => `${count} withdrawals were tried`,
  },
  notAll: { zh: '仅最近的一部分', en: 'the newest of them' },
  looked: { zh: '人工审核', en: 'Looked at' },
  freezes: { zh: '冻结', en: 'Frozen' },
  nowThen: { zh: '现行 → 改后', en: 'Now → then' },
  changed: { zh: '评分变化最大的提款', en: 'Whose score changes most' },
} as const;

export const STATES: Readonly<Record<RiskCase['State'], Bilingual>> = {
  open: { zh: '待接手', en: 'Open' },
  taken: { zh: '处理中', en: 'Taken up' },
  closed: { zh: '已结案', en: 'Closed' },
};

export const OUTCOMES: Readonly<Record<NonNullable<RiskCase['Outcome']>, Bilingual>> = {
  clean: { zh: '无问题', en: 'Clean' },
  warned: { zh: '已提醒', en: 'Warned' },
  restricted: { zh: '限制', en: 'Restricted' },
};

export const COLOURS: Readonly<Record<RiskEntry['Colour'], Bilingual>> = {
  black: { zh: '黑名单', en: 'Black' },
  grey: { zh: '灰名单', en: 'Grey' },
  white: { zh: '白名单', en: 'White' },
  watched: { zh: '全审名单', en: 'Always reviewed' },
};

export const KINDS: Readonly<Record<RiskEntry['Kind'], Bilingual>> = {
  player: { zh: '账号', en: 'Account' },
  ip: { zh: 'IP', en: 'IP address' },
  device: { zh: '设备', en: 'Device' },
};

export const TIES: Readonly<Record<Tie['Kind'], Bilingual>> = {
  ip: { zh: 'IP', en: 'IP' },
  device: { zh: '设备', en: 'Device' },
  target: { zh: '收款账户', en: 'Payout target' },
};

export const UNITS: Readonly<Record<RiskUnit, Bilingual>> = {
  money: { zh: '元', en: 'of money' },
  accounts: { zh: '个账号', en: 'accounts' },
  times: { zh: '次', en: 'times' },
  'per-cent': { zh: '%', en: '%' },
  once: { zh: '', en: '' },
};

export const FAULTS = {
  value: { zh: '请输入内容', en: 'Enter what is meant' },
  days: { zh: '1 至 3650 的整数', en: 'A whole number from 1 to 3,650' },
  from: { zh: '1 至 1,000,000,000 的整数', en: 'A whole number from 1 to 1,000,000,000' },
  weight: { zh: '0 至 100', en: '0 to 100' },
  score: { zh: '1 至 101', en: '1 to 101' },
} as const;
