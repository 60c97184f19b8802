import type { ArticleRules } from '@fairlot/wire/content/help';

const shown = { IsShown: true, Sort: 1 } as const;

/** Articles that the demo data adds. Every sentence is true of the product. */
export const DEMO_MORE: readonly ArticleRules[] = [
  {
    ...shown,
    Category: 'start',
    Title: '注册后先做什么',
    TitleEn: 'What to do first',
    Content:
      '# 三步开始\n\n- 在首页选择一个彩种，倒计时显示距离封盘的时间\n- 点选号码并投注，每一单都有收据\n- 开奖后在 [投注记录](/?w=BetRecord) 查看结果\n\n# 演示币\n\n演示站的新账号会得到演示币，投注一倍流水后才能提款。\n\n游戏只是娱乐，您可以随时设置 [个人限额](/?w=PersonalLimits)。',
    ContentEn:
      '# Three steps\n\n- Choose a game on Home; its clock shows how long you can still bet\n- Pick numbers and bet; each bet has a receipt\n- After the draw, see the result under [Bet records](/?w=BetRecord)\n\n# Play money\n\nOn a demo site a new account receives play money. Bet it once before you withdraw.\n\nPlay is for fun. You can set [your limits](/?w=PersonalLimits) at any time.',
  },
  {
    ...shown,
    Category: 'betting',
    Title: '怎样安排计划投注',
    TitleEn: 'How to place a schedule',
    Content:
      '计划投注一次安排多期，到期自动投注。\n\n- 在投注页选好号码，点“计划投注”\n- 选择期数和每期倍数\n- 设置停止条件：中奖后停止、盈利达到、亏损达到\n\n全部金额先行预留，未投注的期数取消后退回余额。进度在 [计划投注记录](/?w=ScheduleRecord) 中，随时可以停止。',
    ContentEn:
      'A schedule bets on many issues, each when its sale begins.\n\n- Pick numbers on the bet page and choose “Schedule”\n- Choose the issues and the multiple of each\n- Set when it stops: after a win, at a profit, at a loss\n\nThe whole amount is set aside first. What is not bet comes back when you cancel it. See the progress under [Schedules](/?w=ScheduleRecord); you can stop at any time.',
  },
  {
    ...shown,
    Category: 'betting',
    Title: '怎样跟单',
    TitleEn: 'How to follow a player',
    Content:
      '# 开始跟单\n\n- 在 [排行榜](/LongDragon) 选择一位同意被跟的玩家\n- 选择固定金额、倍数或比例\n- 设置单注上限、每日上限和亏损停止\n\n对方投注后，系统按您的设置自动跟投。盈利时，对方可得到您开始时看到的分成。\n\n过去的成绩不代表以后的结果，您可以随时停止跟单。',
    ContentEn:
      '# Begin\n\n- Choose a player on the [leaderboard](/LongDragon) who agreed to be followed\n- Choose a fixed amount, a multiple or a share\n- Set a cap for each bet, a cap for each day and a stop at a loss\n\nWhen that player bets, the site bets for you as you set it. From a profit that player receives the share that you saw at the start.\n\nPast results say nothing about later ones. You can stop at any time.',
  },
  {
    ...shown,
    Category: 'draws',
    Title: '即开游戏怎样开奖',
    TitleEn: 'How an instant game is drawn',
    Content:
      '即开游戏的每一局由平台种子、您的种子和局数共同算出。\n\n- 平台在您投注前公布种子的哈希，之后无法更改\n- 您的浏览器提交自己的种子，平台事先不知道\n- 更换种子时，旧的平台种子公开\n\n公开后，您可以重新计算这个种子的每一局。',
    ContentEn:
      'Each round of an instant game is computed from the seed of the site, your seed and the number of the round.\n\n- Before you bet, the site shows the hash of its seed and cannot change it any more\n- Your browser sends a seed that the site did not know\n- When you change the seed, the site reveals the old one\n\nAfter that you can compute every round of that seed again.',
  },
  {
    ...shown,
    Category: 'money',
    Title: '怎样充值',
    TitleEn: 'How to deposit',
    Content:
      '# 步骤\n\n- 打开 [充值](/?w=Deposit)，选择方式和金额\n- 在支付页完成支付，到账后余额自动更新\n- 银行转账请填写付款人姓名，并可上传凭证\n\n同一时间只能有一笔未完成的订单。下单十分钟后仍未到账，可以在订单中催单。所有订单在 [充值记录](/?w=DepositRecord) 中。',
    ContentEn:
      '# Steps\n\n- Open [Deposit](/?w=Deposit) and choose a method and an amount\n- Pay on the pay page; your balance changes as soon as the payment arrives\n- For a bank transfer enter the name of the payer; you can add a picture of the receipt\n\nYou can have one open order at a time. If nothing has arrived ten minutes after the order, ask about it there. All orders are under [Deposits](/?w=DepositRecord).',
  },
  {
    ...shown,
    Category: 'money',
    Title: '怎样提款',
    TitleEn: 'How to withdraw',
    Content:
      '# 提款前\n\n- 设置资金密码\n- 绑定本人的银行卡、电子钱包或 USDT 地址\n- 完成流水要求\n\n# 提款时\n\n打开 [提款](/?w=WithdrawRequest)，表单逐项显示条件、限额和手续费。提交后金额先行冻结，审核后出款；首次提款由两位审核员审核。被拒绝或退回的金额回到余额，原因在 [提款记录](/?w=WithdrawRecord) 中。',
    ContentEn:
      '# Before\n\n- Set a fund password\n- Bind a bank card, an e-wallet or a USDT address of your own\n- Complete your turnover requirement\n\n# Then\n\nOpen [Withdraw](/?w=WithdrawRequest). The form shows each condition, the limits and the fee. The amount is set aside, reviewed and paid; two people review a first withdrawal. If it is refused or returned, the money goes back to your balance, and [Withdrawals](/?w=WithdrawRecord) tells you why.',
  },
  {
    ...shown,
    Category: 'money',
    Title: '什么是流水要求',
    TitleEn: 'What a turnover requirement is',
    Content:
      '充值、赠送和红利须投注一定倍数后才能提款，每一项在 [流水要求](/?w=Requirement) 中列出。\n\n- 已开奖且有输赢的投注才计入\n- 取消的投注与和局退回的本金不计入\n- 覆盖大部分结果的投注不计入，同一期的对冲只计差额\n\n各项按先后完成，最新的进度随时可见。',
    ContentEn:
      'Bet deposits, gifts and bonuses a number of times before you withdraw. [Turnover](/?w=Requirement) lists each of them.\n\n- A bet counts once it has won or lost\n- A cancelled bet and a tie do not count\n- A bet that covers most results does not count, and of opposite bets in an issue only the difference counts\n\nThey are completed one after the other, and you always see how far you are.',
  },
  {
    ...shown,
    Category: 'account',
    Title: '怎样保护账号',
    TitleEn: 'How to protect your account',
    Content:
      '前往 [账号安全](/?w=AccountSecurity)：\n\n- 绑定通行密钥，用指纹或面容登录\n- 开启谷歌验证码，并保存恢复码\n- 设置与登录密码不同的资金密码\n\n客服不会询问您的密码或验证码。',
    ContentEn:
      'Open [Account security](/?w=AccountSecurity):\n\n- Add a passkey to sign in with your fingerprint or your face\n- Turn on two-step verification and keep the recovery codes\n- Set a fund password that differs from the password of your account\n\nSupport never asks for a password or a code.',
  },
  {
    ...shown,
    Category: 'account',
    Title: '在哪里查看登录记录',
    TitleEn: 'Where to see your sign-ins',
    Content:
      '[登录记录](/?w=Logins) 显示每一次登录的时间、设备和地址，并可以结束其他设备的登录。\n\n新设备或新网络登录时，站内信会通知您。如果不是您本人，请立即结束该登录并修改 [密码](/?w=AccountPassword)。',
    ContentEn:
      '[Sign-ins](/?w=Logins) shows the time, the device and the address of each one, and lets you end the others.\n\nA message tells you of a new device or network. If it was not you, end that sign-in and change your [password](/?w=AccountPassword) at once.',
  },
];
