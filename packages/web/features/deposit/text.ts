/** Words of deposits. */
export const DEPOSIT = {
  title: { zh: '充值', en: 'Deposit' },
  unread: { zh: '充值信息没有读到', en: 'Deposits could not be read' },
  play: {
    zh: '演示站点：支付页面是沙箱，充入的是演示币，不涉及真钱。',
    en: 'A demo: the pay page is a sandbox and what comes in is play money. No real money moves.',
  },
  channels: { zh: '选择充值方式', en: 'How to pay' },
  range: {
    zh: (least: string, most: string) => `单笔 ${least} – ${most}`,
    en: (least: string, most: string) => `${least} – ${most} at a time`,
  },
  feeOf: { zh: (rate: string) => `手续费 ${rate}%`, en: (rate: string) => `${rate} % fee` },
  bonusOf: { zh: (rate: string) => `赠送 ${rate}%`, en: (rate: string) => `${rate} % bonus` },
  typical: {
    zh: (seconds: number) => `到账约 ${seconds} 秒`,
    en: (seconds: number) => `takes about ${seconds} s`,
  },
  amount: { zh: '充值金额', en: 'Amount' },
  fixed: { zh: '固定金额', en: 'Amounts' },
  step: {
    zh: (step: string) => `须为 ${step} 的整数倍`,
    en: (step: string) => `a multiple of ${step}`,
  },
  payer: { zh: '付款人姓名', en: 'Name of the payer' },
  payerHint: { zh: '须与付款账户户名一致', en: 'As the account that pays has it' },
  pays: { zh: '支付', en: 'You pay' },
  fee: { zh: '手续费', en: 'Fee' },
  bonus: { zh: '赠送', en: 'Bonus' },
  credited: { zh: '到账', en: 'Credited' },
  toTurnOver: { zh: '提款前须投注', en: 'To bet before it can be withdrawn' },
  ownLeft: { zh: '您的充值限额剩余', en: 'Your own limit leaves' },
  make: { zh: '下单支付', en: 'Order and pay' },
  needAmount: { zh: '请填写金额，最多三位小数', en: 'An amount, three decimals at most' },
  needChannel: { zh: '请选择充值方式', en: 'Choose how to pay' },
  needName: { zh: '请填写付款人姓名', en: 'Enter the payer’s name' },
  unreachable: {
    zh: '没有收到回应。同一笔订单不会重复，可再次提交。',
    en: 'No answer came. The same order is made once: send it again.',
  },
  made: { zh: '订单已提交', en: 'Order made' },
  pending: { zh: '未完成的充值', en: 'A deposit that is not done' },
  order: { zh: '单号', en: 'Order' },
  channel: { zh: '方式', en: 'Way' },
  left: { zh: '剩余时间', en: 'Time left' },
  over: { zh: '已过期', en: 'Expired' },
  opening: {
    zh: '正在向支付通道下单，请稍候。',
    en: 'The provider is being asked for a page to pay at.',
  },
  waiting: {
    zh: '正在核对。与订单相符的付款到账后余额自动更新；金额不符的由客服核对后入账。',
    en: 'It is being checked. A payment as ordered raises the balance by itself; one of another amount is looked at by somebody first.',
  },
  pay: { zh: '前往支付', en: 'Go and pay' },
  paid: { zh: '我已付款', en: 'I have paid' },
  cancel: { zh: '取消订单', en: 'Cancel the order' },
  cancelSure: { zh: '取消这笔充值？', en: 'Cancel this deposit?' },
  cancelText: {
    zh: '如已付款，请勿取消：付款之后到账会转人工处理。',
    en: 'Do not cancel what you have paid: money that comes afterwards waits for somebody to look at it.',
  },
  full: { zh: '在单独页面打开', en: 'On a page of its own' },
  scan: { zh: '用手机扫码支付', en: 'Scan it to pay' },
  back: { zh: '返回充值', en: 'Back to deposits' },
  done: { zh: '充值成功', en: 'Credited' },
  cancelled: { zh: '充值已取消', en: 'Cancelled' },
  none: { zh: '没有待支付的充值', en: 'No deposit waits to be paid' },
  records: { zh: '充值记录', en: 'Deposits' },
  empty: { zh: '这段时间没有充值', en: 'No deposits in this time' },
  anyState: { zh: '全部状态', en: 'Any state' },
  state: { zh: '状态', en: 'State' },
  time: { zh: '申请时间', en: 'Asked at' },
  ended: { zh: '完成时间', en: 'Ended at' },
  note: { zh: '备注', en: 'Note' },
  acts: { zh: '操作', en: 'Actions' },
  feeAndBonus: { zh: '手续费 / 赠送', en: 'Fee / bonus' },
  remind: { zh: '催单', en: 'Ask where it is' },
  reminded: { zh: '已催单，客服会尽快核对', en: 'Asked: somebody will look at it' },
  go: { zh: '继续支付', en: 'Go on' },
};

/** Why no deposit can be made. */
export const BLOCKED = {
  DEPOSIT_DISABLED: {
    zh: '您的账户暂不能充值，请联系客服',
    en: 'Deposits are disabled on your account',
  },
  READ_ONLY_LAYER: { zh: '您所在的层级暂不开放充值', en: 'Deposits are not open for your group' },
  NO_CHANNEL: { zh: '暂无可用的充值通道', en: 'No deposit channel available' },
};
/** Why a channel cannot be used now. */
export const CLOSED = {
  CHANNEL_DISABLED: { zh: '维护中', en: 'Off' },
  CHANNEL_NOT_OPEN: { zh: '未到开放时间', en: 'Not open now' },
  NO_BANK_CARD: { zh: '须先绑定银行卡', en: 'Bind a bank card first' },
  CHANNEL_FULL: { zh: '今日额度已满', en: 'Full for today' },
};
