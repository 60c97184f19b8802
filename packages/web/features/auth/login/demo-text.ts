export const DEMO = {
  title: { zh: '免费试玩', en: 'Try it out' },
  about: {
    zh: '无需注册，用试玩币体验真实的开奖与玩法。',
    en: 'Real draws and plays with play money, without an account of your own.',
  },
  money: {
    zh: '试玩币不是钱，不能充值、提款或转账',
    en: 'Play money is no money: no deposits, withdrawals or transfers',
  },
  ends: {
    zh: '试玩账号随登录结束而失效，不能再次登录',
    en: 'The account ends with this login and cannot be signed in to again',
  },
  bounded: { zh: '每个网络每天的试玩账号有限', en: 'Each network has a few of them a day' },
  agree: { zh: '我已满 18 周岁并同意用户协议', en: 'I am 18 or older and accept the terms' },
  agreeNeeded: {
    zh: '须年满 18 周岁并同意协议',
    en: 'You must be 18 or older and accept the terms',
  },
  readAgreement: { zh: '查看用户协议', en: 'Read the terms' },
  start: { zh: '开始试玩', en: 'Start' },
  register: { zh: '注册正式账号', en: 'Open an account of my own' },
};
