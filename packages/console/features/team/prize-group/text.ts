/** Words of prize groups and quotas at the console. */
export const text = {
  title: { zh: '奖金组', en: 'Prize group' },
  noRead: { zh: '没有读到', en: 'It could not be read' },
  bounds: {
    zh: (lowest: number, highest: number) => `可调范围 ${lowest}–${highest}`,
    en: (lowest: number, highest: number) => `Can be set from ${lowest} to ${highest}`,
  },
  change: { zh: '调整', en: 'Change' },
  changeOf: {
    zh: (name: string) => `调整 ${name} 的奖金组`,
    en: (name: string) => `Change the prize group of ${name}`,
  },
  changeNote: {
    zh: '另一人确认后对今后的投注生效，玩家会收到站内信。',
    en: 'Once another operator confirms it, it applies to future bets. The player gets a message.',
  },
  group: { zh: '奖金组', en: 'Prize group' },
  groupHint: {
    zh: (lowest: number, highest: number) => `${lowest}–${highest} 的偶数`,
    en: (lowest: number, highest: number) => `Even, ${lowest} to ${highest}`,
  },
  badGroup: { zh: '请输入范围内的偶数', en: 'Enter an even number within the range' },
  quotas: { zh: '同级配额', en: 'Quotas for the own group' },
  noQuota: { zh: '没有配额', en: 'No quota' },
  quotaLine: {
    zh: (group: number, used: number, most: number) => `${group}：已用 ${used} / ${most}`,
    en: (group: number, used: number, most: number) => `${group}: ${used} of ${most} used`,
  },
  setQuota: { zh: '设置配额', en: 'Set quota' },
  quotaOf: {
    zh: (name: string) => `设置 ${name} 的配额`,
    en: (name: string) => `Set a quota of ${name}`,
  },
  quotaNote: {
    zh: '代理把直属调到与自己相同的奖金组（1950 起）时需要配额。已达该级的直属计入已用。',
    en: 'From 1950 an agent needs a quota to give directs the agent’s own group. Directs who have it count as used.',
  },
  quotaGroupHint: { zh: '1950–2000 的偶数', en: 'Even, 1950 to 2000' },
  most: { zh: '直属名额', en: 'Directs who may have it' },
  badMost: { zh: '请输入 0–100000 的整数', en: 'Enter a whole number from 0 to 100,000' },
  changes: { zh: '最近调整', en: 'Latest changes' },
  changeLine: {
    zh: (from: number, to: number, by: string, at: string) => `${at}  ${from} → ${to}（${by}）`,
    en: (from: number, to: number, by: string, at: string) => `${at}  ${from} → ${to} (${by})`,
  },
  operators: { zh: '运营', en: 'operators' },
  put: { zh: '提交确认', en: 'Send for confirmation' },
  putDone: { zh: '已提交，等待另一人确认', en: 'Sent. Another operator has to confirm it' },
} as const;
