/** What people read on the pay page, both languages together. */
export const TEXT = {
  back: '返回网站 / Back to the site',
  order: '订单号 / Order',
  amount: '金额 / Amount',
  paid: '已付款 / Paid',
  over: '订单已失效 / This order is over',
  pay: '付款 / Pay',
  chargeBack: '撤回付款（拒付） / Charge it back',
  chargedBack: '已拒付 / Charged back',
  leave: '放弃 / Do not pay',
  note: '沙箱通道，不涉及真实资金。/ A sandbox: no real money moves.',
  missing: '没有此订单 / No such order',
  wallet: '沙箱钱包 / A wallet of the sandbox',
  to: '收款地址 / To',
  send: '发送 / Send',
  sent: '已发送 / Sent',
} as const;
