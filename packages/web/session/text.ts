/** What losing the connection, or a part of the page, means to a player. */
export const REALM = {
  lost: {
    zh: '连接断开，正在重连。投注暂停，号码篮都还在。',
    en: 'Connection lost, reconnecting. Betting is held; your slip is kept.',
  },
  offline: {
    zh: '没有网络。投注暂停，号码篮都还在。',
    en: 'No network. Betting is held; your slip is kept.',
  },
  late: {
    zh: '实时消息中断，正在重连。可以投注，开奖会晚一些显示。',
    en: 'Live news is interrupted, reconnecting. You can bet; draws show a little late.',
  },
  failedWhat: {
    zh: '投注不受影响。刷新再试一次。',
    en: 'Your bets are not affected. Reload and try again.',
  },
  missingHint: {
    zh: '网络恢复后请重试。已选的号码和已投的注单都还在。',
    en: 'Retry once the connection is back. Your picks and bets are as they were.',
  },
};
