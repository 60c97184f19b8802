// The screens of the player client that are looked at in every look, each with an address that shows it.
// `looked-at.test.ts` holds this list against what the features declare.
import { GAME } from './issues.ts';

/** A screen that is looked at in every look (`screens.test.ts`). */
export type Screen = {
  readonly name: string;
  /** Where it is; `serial` is an issue of the one-minute game that was drawn. */
  readonly path: (serial: number) => string;
  /** A word that is there once the screen is. */
  readonly zh: string;
  readonly en: string;
  /** The play that the bet page remembers. */
  readonly play?: string;
  /** What lies over it: the words that it shows, and what is pressed one after the other to come to it, where it is. */
  readonly over?: {
    readonly zh: string;
    readonly en: string;
    readonly pc?: readonly string[];
    readonly phone?: readonly string[];
  };
};

const bet = (name: string, play: string, zh: string, en: string): Screen => ({
  name,
  path: () => `/Bet/${GAME}`,
  play,
  zh,
  en,
});

const over = (name: string, lying: NonNullable<Screen['over']>): Screen => ({
  ...bet(`bet-${name}`, 'ssc.fixed', '立即投注', 'Bet now'),
  over: lying,
});

const SLIP = 'button[class*="slip_"][aria-haspopup="dialog"]';

/** What the bet page opens over itself; what has a test of its own is looked at there. */
const DIALOGS: readonly Screen[] = [
  over('plays', {
    zh: '选择玩法',
    en: 'Choose a play',
    pc: ['[data-board] button:is([aria-label="全部玩法"], [aria-label="All plays"])'],
    phone: ['button[class*="choice_"][aria-haspopup="dialog"]'],
  }),
  over('rules', {
    zh: '示例',
    en: 'Example',
    pc: ['[data-board] [class*="rule_"] button'],
    phone: ['button[class*="help_"][aria-haspopup="dialog"]'],
  }),
  over('rebate', {
    zh: '奖金与返点',
    en: 'Prize and rebate',
    pc: ['button[class*="group_"][aria-haspopup="dialog"]'],
    phone: [
      SLIP,
      '[role="dialog"] button[aria-haspopup="dialog"], dialog button[aria-haspopup="dialog"]',
    ],
  }),
  over('slip', { zh: '号码篮', en: 'Slip', phone: [SLIP] }),
  over('games', {
    zh: '三分时时彩',
    en: 'Five Digits · 3 min',
    phone: ['h1 button[aria-haspopup="dialog"]'],
  }),
  {
    name: 'combo-choose',
    path: () => '/ComboBet',
    zh: '全部投注',
    en: 'Bet on all',
    over: {
      zh: '完成',
      en: 'Done',
      pc: ['button:text-is("选择彩种"), button:text-is("Choose games")'],
      phone: ['button:text-is("选择彩种"), button:text-is("Choose games")'],
    },
  },
];

/** The first of the catalogue: five digits, drawn at each bet. */
const AT_ONCE = 1;
/** The one-minute game of three digits, and one that the official source alone can open. */
const THREE_DIGITS = 93;
const OFFICIAL = 96;

/** Two lists, so that two pages can be looked at side by side. Login and Timeout end the login: they come last. */
export const LISTS: readonly (readonly Screen[])[] = [
  [
    { name: 'home', path: () => '/', zh: '一分时时彩', en: 'Five Digits · 1 min' },
    { name: 'records', path: () => '/?w=BetRecord', zh: '已中奖', en: 'Won' },
    { name: 'cash-flow', path: () => '/?w=CashFlowRecord', zh: '派发奖金', en: 'Prize' },
    { name: 'profit', path: () => '/?w=ProfitReport', zh: '游戏盈亏 ¥', en: 'Game result ¥' },
    {
      name: 'schedules',
      path: () => '/?w=ScheduleRecord',
      zh: '没有追号方案',
      en: 'No schedules',
    },
    {
      name: 'schedule-agreement',
      path: () => '/Bet/ScheduleAgreements',
      zh: '停止条件',
      en: 'Ending',
    },
    {
      name: 'long-dragons',
      path: () => '/LongDragon',
      zh: '每期开奖相互独立',
      en: 'Draws are independent',
    },
    { name: 'combo', path: () => '/ComboBet', zh: '全部投注', en: 'Bet on all' },
    { name: 'leaders', path: () => '/LongDragon?view=leaders', zh: '公开我的成绩', en: 'Show me' },
    {
      name: 'predictions',
      path: () => '/LongDragon?view=predictions',
      zh: '发表',
      en: 'Posted by players',
    },
    {
      name: 'announcements',
      path: () => '/?w=Announcement',
      zh: '全部已读',
      en: 'Mark all as read',
    },
    {
      name: 'deposit',
      path: () => '/?w=Deposit',
      zh: '暂无可用的充值通道',
      en: 'No deposit channel available',
    },
    {
      name: 'deposits',
      path: () => '/?w=DepositRecord',
      zh: '这段时间没有充值',
      en: 'No deposits in this time',
    },
    { name: 'withdraw', path: () => '/?w=WithdrawRequest', zh: '可提金额', en: 'Can be withdrawn' },
    {
      name: 'withdrawals',
      path: () => '/?w=WithdrawRecord',
      zh: '没有提款记录',
      en: 'No withdrawals',
    },
    { name: 'bonus', path: () => '/?w=BonusWallet', zh: '暂无红利', en: 'No bonus' },
    {
      name: 'requirement',
      path: () => '/?w=Requirement',
      zh: '最近计入',
      en: 'Counted last',
    },
    { name: 'help', path: () => '/?w=Help', zh: '怎样投注', en: 'How to bet' },
    {
      name: 'help-article',
      path: () => '/?w=Help',
      zh: '怎样投注',
      en: 'How to bet',
      over: {
        zh: '这篇帮助有用吗',
        en: 'Was this useful',
        pc: ['[data-help] li button'],
        phone: ['[data-help] li button'],
      },
    },
    { name: 'inbox', path: () => '/?w=Message', zh: '没有消息', en: 'No messages' },
    { name: 'terms', path: () => '/?w=TradeAgreement', zh: '谁可以使用', en: 'Who may play' },
    {
      name: 'limits',
      path: () => '/?w=PersonalLimits',
      zh: '每日亏损限额',
      en: 'daily loss limit',
    },
    { name: 'logins', path: () => '/?w=Logins', zh: '登录中的设备', en: 'Signed in now' },
    {
      name: 'let-in',
      path: () => '/?w=ScanLogin',
      zh: '扫码登录其他设备',
      en: 'Sign in on another device',
    },
    { name: 'info', path: () => '/?w=AccountInfo', zh: '注册时间', en: 'Registered' },
    { name: 'security', path: () => '/?w=AccountSecurity', zh: '安全评分', en: 'Security score' },
    { name: 'passwords', path: () => '/?w=AccountPassword', zh: '原密码', en: 'Current password' },
    { name: 'alerts', path: () => '/?w=Alerts', zh: '彩种铃铛', en: 'Bells of games' },
    { name: 'prizes', path: () => '/Bet/4?w=AwardDetail', zh: '我的奖金组', en: 'My prize group' },
    { name: 'restricted', path: () => '/IPRestricted', zh: '无法访问', en: 'Not offered here' },
    {
      name: 'offline',
      path: () => `/Offline?EndTime=${Date.UTC(2099, 0, 1)}`,
      zh: '系统维护中',
      en: 'Under maintenance',
    },
    {
      name: 'offline-unknown',
      path: () => '/Offline',
      zh: '恢复时间待定',
      en: 'The time of return is not known yet',
    },
    { name: 'error', path: () => '/ErrorMsg', zh: '页面出错了', en: 'Something went wrong' },
    {
      name: 'message',
      path: () => '/ErrorMsg?Msg=Signed+in+elsewhere',
      zh: '登录状态已改变',
      en: 'Your sign-in has changed',
    },
    { name: 'missing', path: () => '/Nowhere', zh: '没有这个页面', en: 'There is no such page' },
    { name: 'not-open', path: () => '/ChatAnonymity', zh: '尚未开放', en: 'Not open yet' },
    {
      name: 'link-failure',
      path: () => '/LinkFailure',
      zh: '注册链接已失效',
      en: 'This registration link',
    },
    {
      name: 'deposit-page',
      path: () => '/DepositQrcode',
      zh: '没有待支付的充值',
      en: 'No deposit waits to be paid',
    },
    { name: 'agreement', path: () => '/Agreement', zh: '谁可以使用', en: 'Who may play' },
    {
      name: 'wechat',
      path: () => '/Wechat',
      zh: '没有进行中的微信授权',
      en: 'Nothing was begun with WeChat here',
    },
    { name: 'recover', path: () => '/Recover', zh: '发送链接', en: 'Send the link' },
    { name: 'speed', path: () => '/speedtest', zh: '线路测速', en: 'Line speed' },
    { name: 'register', path: () => '/Register', zh: '注册账号', en: 'Open an account' },
    { name: 'demo', path: () => '/Demo', zh: '免费试玩', en: 'Try it out' },
    { name: 'login', path: () => '/Login', zh: '记住账号', en: 'Remember account' },
    { name: 'timeout', path: () => '/Timeout', zh: '登录已过期', en: 'Your session has ended' },
  ],
  [
    bet('bet', 'ssc.fixed', '立即投注', 'Bet now'),
    bet('bet-credit', 'ssc.c.total', '总和大', 'Total big'),
    bet('bet-typed', 'ssc.star5.directText', '去重', 'Drop repeats'),
    ...DIALOGS,
    { name: 'bet-3d', path: () => `/Bet/${THREE_DIGITS}`, zh: '立即投注', en: 'Bet now' },
    {
      name: 'bet-instant',
      path: () => `/Bet/${AT_ONCE}`,
      zh: '还没有开过局',
      en: 'No round drawn yet',
    },
    { name: 'bet-stopped', path: () => `/Bet/${OFFICIAL}`, zh: '官方休市', en: 'Closed by the' },
    { name: 'history', path: () => `/DrawHistory/${GAME}`, zh: '开奖历史', en: 'Draw history' },
    ...[
      { name: 'trend', zh: '导出 CSV', en: 'Save CSV' },
      { name: 'statistics', zh: '近 20 期冷热', en: 'Last 20' },
      { name: 'roads', zh: '珠盘路', en: 'Bead road' },
    ].map((view) => ({ ...view, path: () => `/DrawHistory/${GAME}?view=${view.name}` })),
    {
      name: 'verify',
      path: (serial) => `/Bet/${GAME}?verify=${serial}&game=${GAME}`,
      zh: '第 1、3、4 步吻合',
      en: 'Steps 1, 3 and 4 agree',
    },
  ],
];

/** What agents alone see. */
export const OF_AGENTS: readonly Screen[] = [
  { name: 'own-links', path: () => '/?w=RegisterLink', zh: '新建链接', en: 'New link' },
];
