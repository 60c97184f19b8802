/** The terms that the program comes with: version 1, until operators publish another. They say what the site does, and nothing more. */
export const FIRST_TERMS = {
  zh: `# 谁可以使用
须年满 18 周岁。一人一个账号，账号只供本人使用。所在地区不允许时不得使用。

# 试玩币
试玩站点只使用试玩币：注册时赠送，不能充值，不能提现，也不能兑换任何东西。

# 投注
注单以服务器在封盘前受理为准，受理后即扣除本金。官方玩法在封盘前可以撤单，双面盘不能撤单。同一次提交不会重复扣款。

# 开奖与派奖
平台彩种按公开的方案开奖，承诺在开售前公布，任何人都可以验算；官方彩种以官方号码为准。奖金按受理时的赔率计算。本期取消则退回本金，和局退回该项本金。

# 登录
密码请自行保管。连续 30 分钟没有操作，或登录满 12 小时，登录会结束，结束前会提示；已受理的注单不受影响。

# 我们保存什么
账号、昵称、登录的时间、地址与浏览器，注单和资金流水。密码只保存无法还原的摘要。这些不提供给他人作宣传之用。

# 理性娱乐
每种玩法都标明返奖率，长期来看投注的人总是输的一方。觉得难以停下时，请与身边的人或当地求助机构谈谈。`,
  en: `# Who may play
You are 18 or older. One account a person, for yourself alone. Not where your region forbids it.

# Play money
A demo site uses play money only: you are given it when you register. It cannot be bought, withdrawn or exchanged for anything.

# Bets
A bet stands once the server has accepted it before the close; the stake is taken then. Official bets can be cancelled until the close, two-sided ones cannot. One submission is never charged twice.

# Draws and prizes
Games of the house are drawn by a published scheme: committed before sale, and anyone can compute them again. Official games follow the official numbers. Prizes use the odds at which a bet was accepted. A cancelled issue returns its stakes, a tie returns that stake.

# Signing in
Keep your password to yourself. A login ends after 30 minutes without activity and after 12 hours; you are told before. Bets that were accepted stay as they are.

# What is kept
Your account name and nickname, when, from where and with which browser you signed in, your bets and the movements of your balance. Of a password only a digest is kept that cannot be turned back. None of it is given to others for advertising.

# Play within your means
Every play states what it returns: in the long run those who bet lose. If it is hard to stop, talk to someone you trust or a local helpline.`,
} as const;
