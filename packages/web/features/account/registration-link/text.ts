import { LINK_BOUNDS } from '@fairlot/wire/account/registration-link';

/** Words of an agent's links to register by. */
export const LINKS = {
  list: { zh: '我的注册链接', en: 'My registration links' },
  none: { zh: '还没有注册链接', en: 'No links yet' },
  noneSuch: { zh: '没有此状态的链接', en: 'No links in this state' },
  unread: { zh: '注册链接没有取到', en: 'The links could not be read' },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
  own: {
    zh: (group: number, live: number) =>
      `我的奖金组 ${group} · 有效链接 ${live} / ${LINK_BOUNDS.live}`,
    en: (group: number, live: number) =>
      `My prize group ${group} · live links ${live} of ${LINK_BOUNDS.live}`,
  },
  limited: {
    zh: '您的账号已被限制注册链接，不能新建或启用；已有的有效链接不受影响。请联系客服。',
    en: 'Your account may have no new links and enable none; live ones stay. Ask the support.',
  },
  stopped: {
    zh: '上级已限制您新建注册链接；已有的有效链接不受影响。请联系上级。',
    en: 'Your parent agent stopped new links of yours. Live ones stay. Contact them.',
  },
  make: { zh: '新建链接', en: 'New link' },
  makeTitle: { zh: '新建注册链接', en: 'New registration link' },
  made: { zh: (code: string) => `已创建 ${code}`, en: (code: string) => `Made ${code}` },
  link: { zh: '链接', en: 'Link' },
  code: { zh: '邀请码', en: 'Code' },
  kind: { zh: '类型', en: 'Type' },
  agent: { zh: '代理', en: 'Agent' },
  player: { zh: '玩家', en: 'Player' },
  group: { zh: '奖金组', en: 'Prize group' },
  groupHint: {
    zh: (own: number) => `1800–${own} 的偶数，注册者的奖金组`,
    en: (own: number) => `Even, 1800 to ${own}: that of who registers`,
  },
  badGroup: {
    zh: (own: number) => `奖金组为 1800–${own} 的偶数`,
    en: (own: number) => `A prize group is even, from 1800 to ${own}`,
  },
  quotaLeft: {
    zh: (own: number, left: number) =>
      `与我相同的 ${own} 需要配额，剩余 ${left} 个；有人注册时扣减，用完后注册者得 ${own - 2}`,
    en: (own: number, left: number) =>
      `Your own group ${own} takes a quota: ${left} left. Each registration uses one; without any, members get ${own - 2}`,
  },
  shares: {
    zh: (kept: string, given: string) => `我的留存返点 ${kept}% · 下级返点最高 ${given}%`,
    en: (kept: string, given: string) => `You keep ${kept}% · they get up to ${given}%`,
  },
  days: { zh: '有效期', en: 'Good for' },
  forEver: { zh: '永久', en: 'For ever' },
  daysOf: { zh: (n: number) => `${n} 天`, en: (n: number) => (n === 1 ? '1 day' : `${n} days`) },
  until: { zh: '到期', en: 'Until' },
  quota: { zh: '名额（留空不限）', en: 'Registrations (blank: no limit)' },
  badQuota: {
    zh: `名额为 1–${LINK_BOUNDS.quota} 的整数`,
    en: `A whole number from 1 to ${LINK_BOUNDS.quota}`,
  },
  registered: { zh: '已注册 / 上限', en: 'Registered / most' },
  note: { zh: '备注', en: 'Note' },
  noteHint: { zh: '只有您和平台可见', en: 'You and the site see it' },
  badNote: {
    zh: `备注最多 ${LINK_BOUNDS.note} 个字`,
    en: `A note has ${LINK_BOUNDS.note} characters at most`,
  },
  state: { zh: '状态', en: 'State' },
  allStates: { zh: '全部状态', en: 'All states' },
  normal: { zh: '正常', en: 'Live' },
  disabled: { zh: '已停用', en: 'Disabled' },
  held: { zh: '平台停用', en: 'Stopped by the site' },
  expired: { zh: '已过期', en: 'Expired' },
  full: { zh: '名额已满', en: 'Full' },
  createdAt: { zh: '创建时间', en: 'Made' },
  acts: { zh: '操作', en: 'Do' },
  show: { zh: '二维码', en: 'QR code' },
  came: { zh: '注册用户', en: 'Who came' },
  disable: { zh: '停用', en: 'Disable' },
  enable: { zh: '启用', en: 'Enable' },
  remove: { zh: '删除', en: 'Delete' },
  of: {
    zh: (act: string, code: string) => `${act} ${code}`,
    en: (act: string, code: string) => `${act}: ${code}`,
  },
  copy: { zh: '复制链接', en: 'Copy link' },
  copied: { zh: '已复制', en: 'Copied' },
  notCopied: { zh: '未能复制，请手动选取', en: 'Not copied, select it by hand' },
  picture: {
    zh: (code: string) => `注册链接 ${code} 的二维码`,
    en: (code: string) => `QR code of the link ${code}`,
  },
  save: { zh: '下载二维码', en: 'Save picture' },
  notSaved: { zh: '未能保存图片', en: 'The picture could not be saved' },
  disableSure: { zh: (code: string) => `停用 ${code}？`, en: (code: string) => `Disable ${code}?` },
  disableText: {
    zh: '不再接受注册，可随时启用。',
    en: 'Nobody registers by it until it is enabled.',
  },
  removeSure: { zh: (code: string) => `删除 ${code}？`, en: (code: string) => `Delete ${code}?` },
  removeText: {
    zh: '链接永久失效；已注册的用户不受影响。',
    en: 'It is gone for good; who registered by it stays.',
  },
  isDisabled: { zh: '已停用', en: 'Disabled' },
  isEnabled: { zh: '已启用', en: 'Enabled' },
  isRemoved: { zh: '已删除', en: 'Deleted' },
  back: { zh: '返回链接列表', en: 'Back to the links' },
  cameBy: {
    zh: (code: string) => `通过 ${code} 注册的用户`,
    en: (code: string) => `Who registered by ${code}`,
  },
  nobody: { zh: '还没有人通过此链接注册', en: 'Nobody has registered by this link' },
  account: { zh: '账号', en: 'Account' },
  nick: { zh: '昵称', en: 'Nickname' },
  registeredAt: { zh: '注册时间', en: 'Registered' },
} as const;
