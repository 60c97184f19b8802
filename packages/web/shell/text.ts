export const text = {
  skip: { zh: '跳到正文', en: 'Skip to content' },
  mainNav: { zh: '主导航', en: 'Main' },
  playMoney: { zh: '试玩币', en: 'Play money' },
  playMoneyLong: {
    zh: '本站使用试玩币，不涉及真实货币',
    en: 'This site uses play money, no real currency',
  },
  adults: { zh: '未满 18 周岁禁止投注', en: 'Over 18 only' },
  calm: { zh: '理性娱乐', en: 'Play within your means' },
  help: {
    zh: '如觉得难以停下，请与身边的人或当地求助机构谈谈',
    en: 'If it is hard to stop, talk to someone you trust or a local helpline',
  },
  browsers: {
    zh: '建议使用 Edge、Firefox、搜狗或 Chrome 浏览器',
    en: 'Best with Edge, Firefox, Sogou or Chrome',
  },
  look: { zh: '外观', en: 'Appearance' },
  languageName: { zh: '简体中文', en: 'English' },
  account: { zh: '账户菜单', en: 'Account menu' },
  loading: { zh: '加载中', en: 'Loading' },
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
  nextTry: { zh: (n: number) => `${n} 秒后重试`, en: (n: number) => `Next try in ${n} s` },
  trying: { zh: '正在重试', en: 'Trying' },
  tryNow: { zh: '立即重试', en: 'Try now' },
  version: {
    zh: '网站已更新，请刷新后继续。',
    en: 'A new version is here. Reload to go on.',
  },
  part: {
    zh: '页面有一部分没有加载成功，请刷新。',
    en: 'A part of this page did not load. Reload to get it.',
  },
  close: { zh: '关闭', en: 'Close' },
  failed: { zh: '页面没有打开', en: 'The page did not open' },
  failedWhat: {
    zh: '投注不受影响。刷新再试一次。',
    en: 'Your bets are not affected. Reload and try again.',
  },
  reload: { zh: '刷新', en: 'Reload' },
  agent: { zh: '代理', en: 'Agent' },
  player: { zh: '玩家', en: 'Player' },
};
