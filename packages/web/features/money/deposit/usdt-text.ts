/** Words of deposits over a chain. */
export const USDT = {
  title: { zh: '向此地址支付 USDT', en: 'Pay USDT to this address' },
  network: { zh: '网络', en: 'Network' },
  warn: {
    zh: (chain: string) =>
      `只接受 ${chain} 网络的 USDT。经其他网络或以其他币种转入的款项无法到账，也无法找回。`,
    en: (chain: string) =>
      `USDT on ${chain} alone. What is sent over another network, or another coin, does not arrive and cannot be brought back.`,
  },
  address: { zh: '收款地址', en: 'Address' },
  addressCode: { zh: '收款地址二维码', en: 'The address as a code' },
  amount: { zh: '转账数量', en: 'Send exactly' },
  exact: {
    zh: '请按此数量转账（不含网络手续费）。交易所提币请确认扣费后的到账数量。',
    en: 'This amount, the fee of the network not counted. From an exchange: what arrives after its fee.',
  },
  copy: { zh: '复制', en: 'Copy' },
  copyAddress: { zh: '复制收款地址', en: 'Copy the address' },
  copyAmount: { zh: '复制转账数量', en: 'Copy the amount' },
  copyTx: { zh: '复制交易哈希', en: 'Copy the transaction' },
  copied: { zh: '已复制', en: 'Copied' },
  notCopied: { zh: '没有复制成功，请手动选择', en: 'It could not be copied: select it by hand' },
  rate: { zh: '汇率', en: 'Rate' },
  rateIs: {
    zh: (rate: string) => `1 USDT = ${rate}`,
    en: (rate: string) => `1 USDT = ${rate}`,
  },
  locked: { zh: '汇率锁定剩余', en: 'Rate kept for' },
  unlocked: { zh: '已按到账时汇率计算', en: 'The rate when it arrives' },
  quote: {
    zh: (usdt: string, rate: string) => `约 ${usdt} USDT（1 USDT = ${rate}），下单后锁定汇率`,
    en: (usdt: string, rate: string) =>
      `About ${usdt} USDT (1 USDT = ${rate}); the order keeps its rate`,
  },
  noRate: { zh: '汇率获取失败，请稍后重试', en: 'Exchange rate unavailable, try again' },
  tx: { zh: '交易哈希', en: 'Transaction' },
  waits: {
    zh: '转账后在链上看到付款即自动更新，无需刷新。',
    en: 'Once the payment stands on the chain it is shown here by itself.',
  },
  notSeen: {
    zh: '链上尚未看到付款。出现在区块后会自动更新。',
    en: 'No payment stands on the chain yet. It is shown here as soon as one does.',
  },
  seen: {
    zh: (done: number, all: number) => `链上已看到付款，确认 ${done} / ${all}`,
    en: (done: number, all: number) =>
      `The payment stands on the chain: ${done} of ${all} confirmations`,
  },
  confirmed: {
    zh: '已确认。与订单不符的数量由客服核对后入账。',
    en: 'Confirmed. An amount that differs from the order is looked at by somebody first.',
  },
  confirmations: { zh: '确认数', en: 'Confirmations' },
  wallet: { zh: '打开演示钱包', en: 'Open the demo wallet' },
} as const;
