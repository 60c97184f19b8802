export const text = {
  skip: { zh: '跳到正文', en: 'Skip to content' },
  signIn: { zh: '登录', en: 'Sign in' },
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
  account: { zh: '账户菜单', en: 'Account menu' },
  me: { zh: '我的', en: 'Me' },
  unread: { zh: (n: number) => `${n} 条未读`, en: (n: number) => `${n} unread` },
  loading: { zh: '加载中', en: 'Loading' },
  agent: { zh: '代理', en: 'Agent' },
  player: { zh: '玩家', en: 'Player' },
};
