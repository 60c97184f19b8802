/** Words of the account menu, which is fetched when the page is quiet. */
export const ACCOUNT = {
  logout: { zh: '退出', en: 'Sign out' },
  logoutAsk: { zh: '确认退出？', en: 'Sign out?' },
  logoutWhat: {
    zh: '退出后收不到开奖和中奖提示，已投注的注单不受影响。',
    en: 'You will not hear of draws and prizes. Bets already placed stay as they are.',
  },
};
