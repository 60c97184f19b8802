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
  yours: { zh: (ip: string) => `您的地址：${ip}`, en: (ip: string) => `Your address: ${ip}` },
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

const saved = text.saved;

/** The two lists of addresses of players. */
export const LISTS = {
  blocked: {
    title: { zh: '封禁地址', en: 'Blocked addresses' },
    note: {
      zh: '来自这些地址的玩家会看到"地址受限"，已打开的连接随即断开。后台地址名单在"运营账号"页。',
      en: 'Players from these see that their address is restricted, and their connections end. Where operators may come from stands under Operators.',
    },
    put: { zh: '封禁一个地址', en: 'Block an address' },
    putSend: { zh: '封禁', en: 'Block' },
    drop: { zh: '解除', en: 'Let in' },
    dropOf: {
      zh: (address: string) => `解除 ${address}`,
      en: (address: string) => `Let in ${address}`,
    },
    nobody: { zh: '没有封禁任何地址', en: 'No address is blocked' },
  },
  allowed: {
    title: { zh: '放行地址', en: 'Addresses always let in' },
    note: {
      zh: '来自这些地址的玩家不受封禁与地区规则限制。',
      en: 'Players from these come in though a blocked range or the rule of regions holds them.',
    },
    put: { zh: '放行一个地址', en: 'Let an address in' },
    putSend: { zh: '放行', en: 'Let in' },
    drop: { zh: '取消放行', en: 'Take off' },
    dropOf: {
      zh: (address: string) => `取消放行 ${address}`,
      en: (address: string) => `Take off ${address}`,
    },
    nobody: { zh: '没有放行任何地址', en: 'No address is let in before the others' },
  },
};

/** How each rule of regions reads. */
export const RULES = {
  any: { zh: '不限地区', en: 'From any region' },
  except: { zh: '除以下地区外均可访问', en: 'From any region but these' },
  only: { zh: '仅以下地区可访问', en: 'From these regions alone' },
} as const;

export const REGIONS = {
  title: { zh: '玩家地区', en: 'Regions of players' },
  change: { zh: '修改', en: 'Change' },
  rule: { zh: '规则', en: 'Rule' },
  list: { zh: '地区代码', en: 'Codes of regions' },
  listHint: {
    zh: 'ISO 3166 两位代码，以空格分隔，例如 CN US；Tor 网络为 T1',
    en: 'Two letters each as ISO 3166 has them, with blanks between, such as CN US; T1 is the Tor network',
  },
  badRegion: {
    zh: '请填写 ISO 3166 的两位地区代码，例如 CN US（英国为 GB）',
    en: 'Name regions by the two letters of ISO 3166 each, such as CN US (GB is the United Kingdom)',
  },
  note: {
    zh: '地区由本站前置代理告知。代理未告知地区时："除外"规则放行，"仅限"规则拒绝。后台不受此规则限制。',
    en: 'The proxy in front of the site tells the region. Where it does not know one, "any but these" lets in and "these alone" keeps out. The console asks for no region.',
  },
  notTold: {
    zh: '没有代理告知地区（未设置 REGION_HEADER），因此不能按地区限制。',
    en: 'No proxy tells regions (REGION_HEADER is not set), so no rule can go by them.',
  },
  save: { zh: '保存', en: 'Save' },
  saved,
};
