import type { DraftContent } from '@fairlot/wire/content/announcement';
import { EVERYBODY } from './text.ts';

/** Announcements that the demo data adds. Every sentence is true of the product. */
export const DEMO_MORE: readonly DraftContent[] = [
  {
    ...EVERYBODY,
    Type: 'system',
    Title: { zh: '本站使用演示币', en: 'This site uses play money' },
    Body: {
      zh: '新账号会得到演示币。充值在沙箱支付页完成，提款由沙箱出款，全程没有真实资金。\n\n- 充值：打开 [充值](/?w=Deposit)，下单后在支付页点“支付”\n- 提款：绑定银行卡并完成流水，打开 [提款](/?w=WithdrawRequest)\n\n演示币不能购买，也不能兑换。',
      en: 'A new account receives play money. The sandbox provider takes deposits and pays withdrawals; no real money moves.\n\n- Deposit: open [Deposit](/?w=Deposit), place an order and press “Pay” on the pay page\n- Withdraw: bind a bank card, complete your turnover and open [Withdraw](/?w=WithdrawRequest)\n\nPlay money cannot be bought or exchanged.',
    },
  },
  {
    ...EVERYBODY,
    Type: 'activity',
    Title: { zh: '计划投注与跟单', en: 'Schedules and follow plans' },
    Body: {
      zh: '# 计划投注\n\n一次安排多期投注，可设置中奖后停止、盈利停止和亏损停止。\n\n# 跟单\n\n在排行榜选择一位同意被跟的玩家，按固定金额、倍数或比例跟投，单注和每日都有上限。\n\n两者随时可以停止：[计划投注记录](/?w=ScheduleRecord)、[排行榜](/LongDragon)。',
      en: '# Schedules\n\nPlace bets on many issues at once. A schedule can stop after a win, at a profit or at a loss that you set.\n\n# Follow plans\n\nChoose a player on the leaderboard who agreed to be followed. You stake a fixed amount, a multiple or a share, with a cap for each bet and each day.\n\nYou can stop both at any time: [your schedules](/?w=ScheduleRecord), [the leaderboard](/LongDragon).',
    },
  },
  {
    ...EVERYBODY,
    Type: 'game',
    Title: { zh: '即开游戏：种子由您和平台共同决定', en: 'Instant games use your seed and ours' },
    Body: {
      zh: '即开游戏不用等待开奖。\n\n- 平台先公布自己种子的哈希\n- 您的浏览器再提交您的种子\n- 每一局由两个种子和局数算出\n\n更换种子时平台公布旧种子，每一局都可以验证。前往 [秒秒彩](/Bet/1)。',
      en: 'In an instant game you do not wait for a draw.\n\n- The site first shows the hash of its seed\n- Your browser then sends a seed of its own\n- Each round is computed from both seeds and its number\n\nWhen you change the seed, the site reveals the old one, and you can check every round. Try [Five Digits · Instant](/Bet/1).',
    },
  },
  {
    ...EVERYBODY,
    Type: 'system',
    Title: { zh: '用通行密钥保护账号', en: 'Protect your account with a passkey' },
    Body: {
      zh: '您可以用指纹、面容或设备密码登录，无需输入密码；也可以开启谷歌验证码。\n\n前往 [账号安全](/?w=AccountSecurity) 设置，并在 [登录记录](/?w=Logins) 查看每一次登录。',
      en: 'Sign in with your fingerprint, your face or the lock of your device instead of a password. You can also turn on two-step verification.\n\nSet them up under [Account security](/?w=AccountSecurity), and see every sign-in under [Sign-ins](/?w=Logins).',
    },
  },
];
