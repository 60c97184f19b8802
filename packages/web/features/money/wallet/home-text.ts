/** Words of the wallet on the home page. */
export const HOME_WALLET = {
  title: { zh: '钱包', en: 'Wallet' },
  balance: { zh: '钱包余额', en: 'Wallet balance' },
  hide: { zh: '隐藏余额', en: 'Hide balance' },
  show: { zh: '显示余额', en: 'Show balance' },
  deposit: { zh: '充值', en: 'Deposit' },
  withdraw: { zh: '提款', en: 'Withdraw' },
  stake: { zh: '今日投注', en: 'Staked today' },
  prize: { zh: '今日奖金', en: 'Prizes today' },
  net: { zh: '今日盈亏', en: 'Net today' },
  open: {
    zh: (sum: string) => `待开奖 ${sum} 未计入盈亏`,
    en: (sum: string) => `${sum} in open bets is not in the net`,
  },
  failed: { zh: '今日数据没有取到', en: 'Today could not be loaded' },
  retry: { zh: '重试', en: 'Retry' },
} as const;
