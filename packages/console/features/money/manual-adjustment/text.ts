import { ADJUSTMENT_BOUNDS } from '@fairlot/rules/check/adjustment-rows';
import type { Bilingual } from '@fairlot/rules/core/text';

const { lines, memo } = ADJUSTMENT_BOUNDS;
const most = ADJUSTMENT_BOUNDS.most / 1000n;

/** Words of money by hand at the console. */
export const text = {
  title: { zh: '人工调整', en: 'Money by hand' },
  about: {
    zh: '一人申请，另一人在“申请”中确认后入账。可用余额不足或账户冻结的行不入账，其余照常入账。',
    en: 'One operator asks for it, another posts it among the proposals. A line whose player has less by then, or whose account is frozen, is not posted; the others are.',
  },
  notAllowed: { zh: '您没有查看的权限', en: 'You may not see this' },
  make: { zh: '新建调整', en: 'Adjust wallets' },
  list: { zh: '已入账的调整', en: 'Adjustments that were posted' },
  empty: { zh: '没有符合条件的调整', en: 'Nothing like that was posted' },
  find: { zh: '按玩家账号查找', en: 'Find by account' },
  allTypes: { zh: '全部类型', en: 'All types' },
  type: { zh: '类型', en: 'Type' },
  add: { zh: '人工加款', en: 'Add' },
  deduct: { zh: '人工扣款', en: 'Deduct' },
  compensate: { zh: '理赔', en: 'Compensation' },
  bonus: { zh: '人工优惠', en: 'Promotion' },
  grant: { zh: '红利钱包', en: 'Bonus wallet' },
  grantHint: {
    zh: '玩家领取后才可投注，达到流水前不可提款',
    en: 'To bet with once its player takes it, and not to withdraw before it is turned over',
  },
  id: { zh: '编号', en: 'No.' },
  at: { zh: '时间', en: 'At' },
  amount: { zh: '合计', en: 'Amount' },
  players: { zh: '行数', en: 'Lines' },
  failed: { zh: '未入账', en: 'Not posted' },
  times: { zh: '流水倍数', en: 'Turnover' },
  maker: { zh: '申请', en: 'Asked by' },
  checker: { zh: '确认', en: 'Posted by' },
  reason: { zh: '原因', en: 'Reason' },
  acts: { zh: '操作', en: 'Actions' },
  show: { zh: '明细', en: 'Lines' },
  linesOf: {
    zh: (id: number) => `调整 ${id} 的明细`,
    en: (id: number) => `Lines of adjustment ${id}`,
  },
  account: { zh: '账号', en: 'Account' },
  sum: { zh: '金额', en: 'Amount' },
  state: { zh: '状态', en: 'State' },
  posted: { zh: '已入账', en: 'Posted' },
  available: { zh: '可用余额', en: 'Has' },
  close: { zh: '关闭', en: 'Close' },
  lines: { zh: '账号与金额', en: 'Accounts and amounts' },
  linesHint: {
    zh: `每行一个：账号,金额。可粘贴或选择 CSV 文件，最多 ${lines} 行，每行不超过 ${most}`,
    en: `One a line: account,amount. Paste it or choose a CSV file; ${lines} lines at most, none above ${most}`,
  },
  file: { zh: '选择 CSV 文件', en: 'Choose a CSV file' },
  timesHint: {
    zh: '所给金额须投注多少倍后才能提款，0 为不要求',
    en: 'How many times it must be bet before it can be withdrawn; 0 asks for nothing',
  },
  memoZh: { zh: '玩家看到的说明（中文）', en: 'What players read (Chinese)' },
  memoEn: { zh: '玩家看到的说明（英文）', en: 'What players read (English)' },
  memoHint: { zh: `可不填，最多 ${memo} 个字符`, en: `May be empty, ${memo} characters at most` },
  preview: { zh: '预览', en: 'What would become of it' },
  nothingYet: { zh: '填写后显示每一行的结果', en: 'Each line is shown here once it is typed' },
  reading: { zh: '正在核对…', en: 'Looking…' },
  unread: { zh: '没有读到，请重试', en: 'Nothing came back, try again' },
  good: {
    zh: (count: number, sum: string) => `${count} 行可入账，合计 ${sum}`,
    en: (count: number, sum: string) =>
      `${count} ${count === 1 ? 'line' : 'lines'} could be posted, ${sum} in all`,
  },
  bad: {
    zh: (count: number) => `${count} 行有误，请先更正`,
    en: (count: number) =>
      `${count} ${count === 1 ? 'line is wrong, put it' : 'lines are wrong, put them'} right first`,
  },
  lineNo: { zh: (line: number) => `第 ${line} 行`, en: (line: number) => `Line ${line}` },
  put: { zh: '提交确认', en: 'Put it to another' },
  putDone: { zh: '已提交，等待另一人确认', en: 'It waits for another operator' },
};

/** Why a line is not posted: by what is typed, and by what the server says of it. */
export const LINE_FAULTS = {
  shape: { zh: '须为“账号,金额”', en: 'not account,amount' },
  amount: { zh: '金额有误', en: 'no such amount' },
  twice: { zh: '账号重复', en: 'stands there twice' },
  NO_SUCH_PLAYER: { zh: '没有此玩家', en: 'no such player' },
  TWICE: { zh: '账号重复', en: 'stands there twice' },
  AMOUNT: { zh: '金额有误', en: 'no such amount' },
  SHORT: { zh: '可用余额不足', en: 'has less than that' },
  CLOSED: { zh: '账户已冻结', en: 'account is frozen' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const FAULTS = {
  lines: { zh: `须为 1 至 ${lines} 行，且每行无误`, en: `1 to ${lines} lines, none of them wrong` },
  times: { zh: '0 至 100 倍，最多两位小数', en: '0 to 100 times, two decimals at most' },
  deduct: { zh: '扣款没有流水要求', en: 'What is taken has no betting requirement' },
};
