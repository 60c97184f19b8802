import type { Bilingual } from '@fairlot/rules/core/text';
import type { PurseForm } from '@fairlot/rules/payee/purse';

/** Words of banks, the black list, and where a player is paid, at the console. */
export const text = {
  title: { zh: '银行与收款', en: 'Banks' },
  about: {
    zh: '关闭提款的银行不能绑定，也不能提款。维护期间两项都暂停，玩家会看到说明和结束时间；到时间自动恢复。',
    en: 'What is closed for withdrawals is neither bound nor paid to. Maintenance stops both ways: players read why and until when, and it ends by itself.',
  },
  notAllowed: { zh: '您无权查看', en: 'You may not see this' },
  code: { zh: '代码', en: 'Code' },
  name: { zh: '名称', en: 'Name' },
  kind: { zh: '类型', en: 'Kind' },
  deposit: { zh: '充值', en: 'Deposits' },
  withdraw: { zh: '提款', en: 'Withdrawals' },
  maintenance: { zh: '维护', en: 'Maintenance' },
  until: {
    zh: (moment: string) => `至 ${moment}`,
    en: (moment: string) => `Until ${moment}`,
  },
  actions: { zh: '操作', en: 'Actions' },
  on: { zh: '开放', en: 'Open' },
  off: { zh: '关闭', en: 'Closed' },
  edit: { zh: '修改', en: 'Edit' },
  editOf: { zh: (name: string) => `修改 ${name}`, en: (name: string) => `Edit ${name}` },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '已保存', en: 'Saved' },
  none: { zh: '没有银行', en: 'There is none' },
  depositOn: { zh: '可用于充值', en: 'Open for deposits' },
  withdrawOn: { zh: '可用于绑定和提款', en: 'Open to be bound and for withdrawals' },
  maintainUntil: { zh: '维护至', en: 'Maintenance until' },
  maintainHint: {
    zh: '例如 2027-03-05 18:00，本站时间（UTC+8）；不维护则留空',
    en: 'For example 2027-03-05 18:00, time of the site (UTC+8); empty where there is none',
  },
  wordsZh: { zh: '维护说明（中文）', en: 'What players read, in Chinese' },
  wordsEn: { zh: '维护说明（英文）', en: 'What players read, in English' },
  add: { zh: '新增电子钱包', en: 'Add an e-wallet' },
  added: { zh: '已新增，尚未开放', en: 'Added, and not open yet' },
  addNote: {
    zh: '新增后两项都关闭，确认无误后再开放。代码以后不能改作他用。',
    en: 'It is closed both ways until it is opened. A code never comes to mean another.',
  },
  nameZh: { zh: '中文名称', en: 'Name in Chinese' },
  nameEn: { zh: '英文名称', en: 'Name in English' },
  form: { zh: '账号形式', en: 'How accounts are written' },
  codeHint: {
    zh: '大写字母、数字和下划线，2 至 20 位',
    en: 'Capital letters, digits and _, 2 to 20',
  },
  blocks: { zh: '黑名单', en: 'Black list' },
  blocksAbout: {
    zh: '名单上的卡号、地址和钱包账号不能绑定，也不会被付款。加入和移出都须两人；名单只保存密钥散列。',
    en: 'What stands here is neither bound nor paid to. It takes two operators to add and to remove; only a hash under a key is kept.',
  },
  block: { zh: '加入黑名单', en: 'Put on the black list' },
  unblock: { zh: '移出', en: 'Take off' },
  unblockOf: { zh: (what: string) => `移出 ${what}`, en: (what: string) => `Take off ${what}` },
  asked: { zh: '已提交，等待另一位确认', en: 'Put: another operator confirms it' },
  noBlocks: { zh: '黑名单为空', en: 'The black list is empty' },
  number: { zh: '卡号、地址或账号', en: 'Number, address or account' },
  of: { zh: '网络或钱包', en: 'Chain or e-wallet' },
  reason: { zh: '原因', en: 'Reason' },
  made: { zh: '时间', en: 'At' },
  more: {
    zh: (shown: number, all: number) => `显示最近 ${shown} 条，共 ${all} 条`,
    en: (shown: number, all: number) => `The latest ${shown} of ${all}`,
  },
  payees: { zh: '收款账户', en: 'Where he is paid' },
  noPayees: { zh: '没有绑定', en: 'Nothing is bound' },
  cooling: {
    zh: (moment: string) => `${moment} 起可收款`,
    en: (moment: string) => `Paid to from ${moment}`,
  },
  bound: { zh: (moment: string) => `绑定于 ${moment}`, en: (moment: string) => `Bound ${moment}` },
  paid: { zh: '已出款', en: 'Paid to before' },
  listed: { zh: '黑名单', en: 'Black list' },
  others: {
    zh: (n: number) => `另有 ${n} 位玩家用过`,
    en: (n: number) => `${n} other players have or had it`,
  },
  view: { zh: '查看', en: 'Show' },
  viewOf: { zh: (what: string) => `查看 ${what}`, en: (what: string) => `Show ${what}` },
  viewNote: {
    zh: '查看完整号码会记入审计。',
    en: 'A look at the whole number stands in the audit.',
  },
  holder: { zh: '户名', en: 'Holder' },
  remove: { zh: '解绑', en: 'Remove' },
  removeOf: { zh: (what: string) => `解绑 ${what}`, en: (what: string) => `Remove ${what}` },
  removeNote: {
    zh: '解绑后不能恢复，玩家会收到消息。',
    en: 'This cannot be taken back; the player gets a message.',
  },
  removed: { zh: '已解绑', en: 'Removed' },
} as const;

export const FAULTS = {
  until: { zh: '时间写作 2027-03-05 18:00', en: 'Write a time as 2027-03-05 18:00' },
  words: { zh: '维护须有中英文说明', en: 'Maintenance has its words in both languages' },
  code: { zh: '代码不正确', en: 'This is no code' },
  name: { zh: '请填写名称', en: 'Enter a name' },
  number: { zh: '请填写号码', en: 'Enter a number' },
  of: { zh: '请选择', en: 'Choose one' },
} as const;

export const KINDS = {
  bank: { zh: '银行', en: 'Bank' },
  purse: { zh: '电子钱包', en: 'E-wallet' },
  chain: { zh: '网络', en: 'Chain' },
} as const satisfies { [kind: string]: Bilingual };

export const PAYEE_KINDS = {
  card: { zh: '银行卡', en: 'Bank card' },
  usdt: { zh: 'USDT 地址', en: 'USDT address' },
  purse: { zh: '电子钱包', en: 'E-wallet' },
} as const satisfies { [kind: string]: Bilingual };

export const CATEGORY_NAMES = {
  none: { zh: '未分类', en: 'Not said' },
  'type-one': { zh: '一类卡', en: 'Class I' },
  'type-two': { zh: '二类卡', en: 'Class II' },
} as const satisfies { [category: string]: Bilingual };

export const FORMS: Readonly<Record<PurseForm, Bilingual>> = {
  phone: { zh: '手机号', en: 'Phone number' },
  mail: { zh: '邮箱', en: 'Email' },
  phone_or_mail: { zh: '手机号或邮箱', en: 'Phone number or email' },
  name: { zh: '账号名（4 至 40 位）', en: 'Account name (4 to 40)' },
};
