/** Messages to the demo accounts. Every sentence is true of the product. */
export const DEMO_MESSAGES = [
  {
    Tab: 'system',
    Title: { zh: '欢迎试用 Fairlot', en: 'Welcome to the Fairlot demo' },
    Content: {
      zh: '这里使用演示币，没有真实资金。充值通过沙箱支付，提款由沙箱出款，您可以放心尝试每一个功能。',
      en: 'This site uses play money. The sandbox provider takes deposits and pays withdrawals, so try everything you like.',
    },
  },
  {
    Tab: 'activity',
    Title: { zh: '跟单与计划投注', en: 'Follow plans and schedules' },
    Content: {
      zh: '在排行榜中选择一位玩家即可跟单；在投注页点“计划投注”，可以一次安排多期。两者都可以随时停止。',
      en: 'Choose a player on the leaderboard to follow, or place a schedule on the bet page for many issues at once. You can stop both at any time.',
    },
  },
] as const;
