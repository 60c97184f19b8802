/** Names of the channels that a demo begins with. */
export const DEMO_CHANNELS = {
  scan: { zh: '沙箱扫码', en: 'Sandbox QR' },
  bank: { zh: '沙箱银行转账', en: 'Sandbox bank transfer' },
  online: { zh: '沙箱网银', en: 'Sandbox online banking' },
  usdt: { zh: '沙箱USDT（TRC20）', en: 'Sandbox USDT (TRC20)' },
} as const;
