/** Stands in the address; the page says it in its language. */
export const LOGIN_OVER = 'expired';
export const SITE_CLOSED = 'closed';

/** What losing the connection, or a part of the page, means to an operator. */
export const REALM = {
  lost: { zh: '连接断开，正在重连。', en: 'Connection lost, reconnecting.' },
  offline: { zh: '没有网络。', en: 'No network.' },
  late: { zh: '实时消息中断，正在重连。', en: 'Live news is interrupted, reconnecting.' },
  failedWhat: { zh: '平台不受影响。刷新再试一次。', en: 'The site goes on. Reload and try again.' },
  missingHint: { zh: '网络恢复后请重试。', en: 'Retry once the connection is back.' },
};
