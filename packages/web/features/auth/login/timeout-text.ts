export const TIMEOUT = {
  timeout: { zh: '登录已过期', en: 'Your session has ended' },
  timeoutWhat: {
    zh: '为了安全，长时间未操作需要重新登录。已投注的注单不受影响。',
    en: 'For your safety, sign in again. Bets already placed stay as they are.',
  },
  lobby: { zh: '先看看大厅', en: 'View the lobby' },
  loginAgain: { zh: '重新登录', en: 'Sign in again' },
};
