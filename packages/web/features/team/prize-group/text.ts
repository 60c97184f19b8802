/** Words of the dialog in which an agent raises the prize group of a member. */
export const RAISE = {
  title: {
    zh: (name: string) => `调高 ${name} 的奖金组`,
    en: (name: string) => `Raise ${name}’s prize group`,
  },
  now: { zh: '当前奖金组', en: 'Current group' },
  own: { zh: '我的奖金组', en: 'My group' },
  to: { zh: '调高到', en: 'Raise to' },
  less: { zh: '降一级', en: 'One step down' },
  more: { zh: '升一级', en: 'One step up' },
  range: {
    zh: (least: number, most: number) =>
      least === most ? `目前只能调到 ${most}` : `可选 ${least}–${most}，每级 2`,
    en: (least: number, most: number) =>
      least === most ? `Only ${most} is available now` : `${least} to ${most}, in steps of 2`,
  },
  quota: {
    zh: (own: number, left: number) => `${own} 级配额剩余 ${left} 个`,
    en: (own: number, left: number) => `Quota left for ${own}: ${left}`,
  },
  kept: {
    zh: (then: string, now: string) => `我的留存返点：${then}%（现为 ${now}%）`,
    en: (then: string, now: string) => `You keep ${then}% (now ${now}%)`,
  },
  future: {
    zh: '只对今后的投注生效，已有注单不变。调高后不能自行调低。',
    en: 'It applies to future bets only; placed bets keep their terms. You cannot lower it again.',
  },
  rests: {
    zh: (minutes: number) => `注册或调整后 10 分钟内不能调整，请 ${minutes} 分钟后再试。`,
    en: (minutes: number) =>
      `A group rests for 10 minutes after registration and after each change. Try again in ${minutes} min.`,
  },
  atOwn: {
    zh: '该下级已与您的奖金组相同，不能再调高。',
    en: 'This member already has your own prize group.',
  },
  atTop: {
    zh: (highest: number) => `目前最高可给 ${highest}；与您相同的奖金组需要配额，请联系客服。`,
    en: (highest: number) =>
      `The highest you can give now is ${highest}. Your own group takes a quota; contact support.`,
  },
  unread: { zh: '奖金组没有取到', en: 'The prize group could not be read' },
  noMember: { zh: '没有此直属下级', en: 'You have no such direct member' },
  send: { zh: (to: number) => `调高到 ${to}`, en: (to: number) => `Raise to ${to}` },
  done: {
    zh: (name: string, group: number) => `${name} 的奖金组已调高到 ${group}`,
    en: (name: string, group: number) => `${name} has prize group ${group} now`,
  },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
} as const;
