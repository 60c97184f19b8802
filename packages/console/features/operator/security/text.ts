/** Words of the page of security. */
export const text = {
  title: { zh: '安全', en: 'Security' },
  notAllowed: { zh: '您的角色不能查看此页', en: 'Your role does not show this page' },
  failed: { zh: '无法读取，请稍后重试', en: 'It cannot be read, try again later' },
  signIns: { zh: '登录', en: 'Sign-ins' },
  wrong: {
    zh: (failed: string, most: string, minutes: number) =>
      `${minutes} 分钟内全站登录失败 ${failed} 次，达到 ${most} 次起所有人登录前须完成验证`,
    en: (failed: string, most: string, minutes: number) =>
      `${failed} wrong sign-ins of all addresses within ${minutes} minutes; from ${most} on everybody does the work before a password is looked at`,
  },
  isAsked: { zh: '正在要求验证', en: 'Work is asked for' },
  locked: {
    zh: (names: string, after: number, minutes: number) =>
      `${names} 个账号被锁定（同一网络失败 ${after} 次锁 ${minutes} 分钟）`,
    en: (names: string, after: number, minutes: number) =>
      `${names} names are locked (${after} failures from one network lock for ${minutes} minutes)`,
  },
  audit: { zh: '审计链', en: 'Chain of the audit' },
  newest: { zh: '最新一条', en: 'Newest row' },
  hash: { zh: '哈希', en: 'Hash' },
  copied: { zh: '库外副本至', en: 'Copied outside up to' },
  none: { zh: '尚无', en: 'Nothing yet' },
  check: { zh: '核对全部', en: 'Check all of it' },
  whole: {
    zh: (at: string) => `${at} 核对：完整，与副本一致`,
    en: (at: string) => `Checked ${at}: whole, and as its copy says`,
  },
  broken: {
    zh: (at: string, count: number) => `${at} 核对：${count} 处不符`,
    en: (at: string, count: number) => `Checked ${at}: ${count} rows are not as they were`,
  },
  noAnswer: { zh: '没有得到回答，请重试', en: 'There was no answer, try again' },
  blocked: { zh: '封禁地址', en: 'Blocked addresses' },
  blockedNote: {
    zh: '来自这些地址的玩家会看到"地址受限"。后台地址名单在"运营账号"页。',
    en: 'Players from these see that their address is restricted. Where operators may come from stands under Operators.',
  },
  yours: { zh: (ip: string) => `您的地址：${ip}`, en: (ip: string) => `Your address: ${ip}` },
  block: { zh: '封禁一个地址', en: 'Block an address' },
  blockSend: { zh: '封禁', en: 'Block' },
  letIn: { zh: '解除', en: 'Let in' },
  letInOf: { zh: (ip: string) => `解除封禁 ${ip}`, en: (ip: string) => `Let ${ip} in again` },
  nobody: { zh: '没有封禁任何地址', en: 'No address is blocked' },
  address: { zh: '地址或网段', en: 'Address or range' },
  addressHint: { zh: '例如 203.0.113.0/24', en: 'Such as 203.0.113.0/24' },
  addressMissing: { zh: '请输入地址', en: 'Enter an address' },
  saved: { zh: '名单已更新', en: 'The list is changed' },
  hub: { zh: '实时连接', en: 'Hub' },
  methods: { zh: '方法', en: 'Methods' },
  method: { zh: '方法', en: 'Method' },
  realm: { zh: '端', en: 'Side' },
  player: { zh: '玩家', en: 'Players' },
  console: { zh: '后台', en: 'Console' },
  who: { zh: '谁可以调用', en: 'Who may call it' },
  limits: { zh: '上限', en: 'Caps' },
  limit: { zh: '项目', en: 'Of what' },
  value: { zh: '数值', en: 'At most' },
};

/** What each cap is of; one that is not here stands under its name. */
export const LIMITS = {
  maxMessageBytes: { zh: '一条消息的字节', en: 'Bytes of a message' },
  maxUnsentBytes: { zh: '待发送的字节', en: 'Bytes that wait to be taken' },
  maxCallsPerSecond: { zh: '每连接每秒调用', en: 'Calls of a connection in a second' },
  maxMessagesPerSecond: { zh: '每连接每秒消息', en: 'Messages of a connection in a second' },
  overRateMs: { zh: '超速多少毫秒后断开', en: 'Milliseconds over a rate until it ends' },
  maxGroups: { zh: '每连接订阅', en: 'What a connection follows' },
  maxConnectionsPerUser: { zh: '每账号连接', en: 'Connections of a login' },
  maxConnectionsPerAddress: { zh: '每地址连接', en: 'Connections of an address' },
  maxTicketsPerUser: { zh: '每账号待连接', en: 'Connections of a login that are being made' },
  maxTicketsPerAddress: { zh: '每地址待连接', en: 'Connections of an address that are being made' },
} as const;
