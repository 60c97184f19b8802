/** Words of what players hold themselves to. */
export const LIMIT = {
  title: { zh: '限额', en: 'Limits' },
  about: {
    zh: '设置和降低立即生效；提高或取消须等 24 小时并由您再次确认。亏损按净额计，未开奖的投注先计为亏损。多项限额以最严的为准。',
    en: 'A new or lower limit holds at once. A higher one, or none, waits 24 hours and is then confirmed by you. Losses are net; an open bet counts as lost until it wins. Of several limits the strictest holds.',
  },
  none: { zh: '未设置', en: 'No limit' },
  used: {
    zh: (used: string, amount: string) => `已用 ${used} / ${amount}`,
    en: (used: string, amount: string) => `${used} of ${amount} used`,
  },
  left: { zh: (left: string) => `还可用 ${left}`, en: (left: string) => `${left} left` },
  anew: { zh: (at: string) => `${at} 重新计算`, en: (at: string) => `begins anew ${at}` },
  set: { zh: '设置', en: 'Set' },
  change: { zh: '修改', en: 'Change' },
  amount: { zh: '金额', en: 'Amount' },
  wrong: { zh: '请输入金额，最多三位小数', en: 'Enter an amount with at most three decimals' },
  save: { zh: '保存', en: 'Save' },
  back: { zh: '返回', en: 'Back' },
  remove: { zh: '取消限额', en: 'Remove the limit' },
  saved: { zh: '限额已生效', en: 'The limit holds from now on' },
  waits: {
    zh: '已提交，24 小时后请再次确认；在此之前仍按原限额',
    en: 'Noted. Confirm it again after 24 hours; until then the present limit holds',
  },
  askedFor: {
    zh: (amount: string) => `申请提高到 ${amount}`,
    en: (amount: string) => `You asked for ${amount}`,
  },
  askedNone: { zh: '申请取消该限额', en: 'You asked to remove it' },
  from: {
    zh: (at: string, until: string) => `${at} 起可确认，${until} 前有效`,
    en: (at: string, until: string) => `can be confirmed from ${at} until ${until}`,
  },
  confirm: { zh: '确认生效', en: 'Confirm' },
  confirmAsk: { zh: '放宽限额', en: 'Loosen the limit' },
  confirmWhat: {
    zh: (name: string) => `${name}将立即放宽。确定吗？`,
    en: (name: string) => `Your ${name} is loosened at once. Are you sure?`,
  },
  confirmed: { zh: '新限额已生效', en: 'The new limit holds' },
  drop: { zh: '撤回', en: 'Withdraw' },
  failed: { zh: '没有连上服务器，请重试', en: 'The server could not be reached, try again' },
  unread: { zh: '限额没有读到', en: 'Your limits could not be read' },
  retry: { zh: '重试', en: 'Try again' },

  reminder: { zh: '定时提醒', en: 'Session reminder' },
  reminderAbout: {
    zh: '每隔一段时间告诉您本次登录的时长、投注和净额，由您决定继续或退出。',
    en: 'Tells you from time to time how long you have played, staked and won or lost, and asks whether to go on.',
  },
  off: { zh: '不提醒', en: 'Off' },
  minutes: { zh: (n: number) => `${n} 分钟`, en: (n: number) => `${n} min` },

  rest: { zh: '暂停投注', en: 'Take a break' },
  restAbout: {
    zh: '立即生效：不能投注，自动投注停止；已有的注单照常开奖，随时可以提款。到期前任何人都不能提前结束或缩短，客服也不能。',
    en: 'At once: no bets, no scheduled bets. Open bets run on and you can withdraw at any time. Nobody can end or shorten it early, support included.',
  },
  timeOut: { zh: '冷静期', en: 'Time-out' },
  exclusion: { zh: '自我排除', en: 'Self-exclusion' },
  length: { zh: '时长', en: 'Length' },
  start: { zh: '开始', en: 'Start' },
  startWhat: {
    zh: (length: string) => `接下来 ${length}您不能投注，且无法提前结束。确定吗？`,
    en: (length: string) =>
      `You cannot bet for ${length}, and this cannot be ended early. Are you sure?`,
  },
} as const;
