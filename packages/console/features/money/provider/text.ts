import { PROVIDER_BOUNDS } from '@fairlot/wire/money/provider';

/** Words of providers at the console. */
export const text = {
  title: { zh: '支付渠道', en: 'Providers' },
  about: {
    zh: '玩家向谁付款、由谁代付，以及读取区块链的节点。改动由一人提交、另一人确认；密钥只能写入，不能读出。停用后不再下单、不再出款，已有的订单和提款等它重新启用；对账照常。',
    en: 'Whom players pay, who pays them, and the nodes that chains are read by. One operator asks for a change, another confirms it; secrets are written and never read. What is off takes no orders and pays nothing out, and what is on its way waits until it is on; its statements are read all the same.',
  },
  notAllowed: { zh: '您没有查看的权限', en: 'You may not see this' },
  unread: { zh: '没有读到', en: 'It could not be read' },
  none: { zh: '还没有支付渠道', en: 'There is no provider yet' },
  on: { zh: '启用', en: 'On' },
  off: { zh: '停用', en: 'Off' },
  kind: { zh: '接口', en: 'Adapter' },
  node: { zh: '区块链节点', en: 'Node of a chain' },
  address: { zh: '地址', en: 'Address' },
  payoutMost: { zh: '代付单笔最高', en: 'Maximum per payout' },
  payoutDayMost: { zh: '代付每日最高', en: 'Daily payout limit' },
  paidToday: { zh: '今日已出款', en: 'Sent to pay today' },
  noLimit: { zh: '按提款设置', en: 'As for all withdrawals' },
  secretAsked: { zh: '新密钥待另一位确认', en: 'Another secret waits' },
  edit: { zh: '编辑', en: 'Edit' },
  secret: { zh: '更换密钥', en: 'Secret' },
  versions: { zh: '版本', en: 'Versions' },
  editOf: { zh: (id: string) => `编辑 ${id}`, en: (id: string) => `Edit ${id}` },
  secretOf: {
    zh: (id: string) => `更换 ${id} 的密钥`,
    en: (id: string) => `Another secret of ${id}`,
  },
  secretNote: {
    zh: '提交后加密保存，任何人都不能再读出。另一位运营确认前仍用现有密钥；确认的人看到的是它的标记，请核对。',
    en: 'It is kept sealed, and nobody reads it again. The one that holds is used until another operator confirms this; he sees its mark: compare it.',
  },
  secretLabel: { zh: '新密钥', en: 'The new secret' },
  limitHint: { zh: '留空：不另设', en: 'Empty: none of its own' },
  put: { zh: '提交复核', en: 'Ask another operator' },
  putDone: {
    zh: (mark: string) => `已提交，等待另一位确认。标记 ${mark}`,
    en: (mark: string) => `Put: another operator confirms it. Its mark is ${mark}`,
  },
} as const;

/** What a secret consists of: its hint, and what is wrong with one of other signs. */
const signs = (least: number) => ({
  zh: `${least} 至 ${PROVIDER_BOUNDS.secret} 个英文字符，不含空格`,
  en: `${least} to ${PROVIDER_BOUNDS.secret} signs of ASCII, no spaces`,
});

export const FAULTS = {
  address: {
    zh: '须为 https 地址，不带路径，例如 https://pay.example.com',
    en: 'An address of https without a path, such as https://pay.example.com',
  },
  amount: { zh: '大于零的金额，最多三位小数', en: 'An amount above zero, three decimals at most' },
  order: { zh: '单笔最高不能高于每日最高', en: 'The most at once is above the most a day' },
  secret: signs(PROVIDER_BOUNDS.leastSecret),
  key: signs(PROVIDER_BOUNDS.leastKey),
} as const;
