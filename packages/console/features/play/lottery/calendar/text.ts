/** Words of the days on which games rest. */
export const text = {
  title: { zh: '休市日历', en: 'Days off' },
  notAllowed: { zh: '您没有查看日历的权限', en: 'You may not see the days off' },
  said: { zh: '休市与调整', en: 'Rests and changes' },
  day: { zh: '日期', en: 'Day' },
  scope: { zh: '彩种', en: 'Games' },
  rule: { zh: '安排', en: 'What it is' },
  author: { zh: '改动人', en: 'Author' },
  reason: { zh: '原因', en: 'Reason' },
  madeAt: { zh: '改动时间', en: 'Made' },
  state: {
    zh: (count: number) => `全部休市彩种（${count}）`,
    en: (count: number) => `All that keep days off (${count})`,
  },
  allOfThem: { zh: '全部休市彩种', en: 'All that keep days off' },
  program: { zh: '程序自带', en: 'As the program has it' },
  rest: { zh: '休市', en: 'Day off' },
  open: { zh: '照常开奖', en: 'Draws after all' },
  extra: { zh: '加开一天', en: 'Draws beside its weekdays' },
  none: { zh: '撤回调整', en: 'Take back what was said' },
  change: { zh: '调整日期', en: 'Change days' },
  from: { zh: '首日', en: 'First day' },
  to: { zh: '末日', en: 'Last day' },
  toHint: { zh: '留空：只此一天，最多 31 天', en: 'Empty: that day alone; 31 days at most' },
  preview: { zh: '预览', en: 'Preview' },
  previewOf: { zh: '预览：各彩种', en: 'Preview, game by game' },
  previewHint: {
    zh: '已生成但未开售的期会收回并重新编号；已开售的期须先由两人取消',
    en: 'Issues that are made and not on sale yet are taken back and numbered anew. Two people have to cancel one that is on sale first',
  },
  draws: { zh: '期数', en: 'Draws' },
  drawsOf: {
    zh: (before: number, after: number) => `${before} → ${after}`,
    en: (before: number, after: number) => `${before} → ${after}`,
  },
  takenBack: { zh: '收回', en: 'Taken back' },
  made: { zh: '重新生成', en: 'Made anew' },
  review: { zh: '核对', en: 'Review' },
  back: { zh: '返回修改', en: 'Back' },
  propose: { zh: '提交申请', en: 'Propose' },
  proposed: { zh: '已提交，待另一人确认', en: 'Proposed: a second person has to confirm it' },
  reasonHint: { zh: '将永久写入审计', en: 'It stands in the audit for ever' },
  empty: { zh: '没有休市日', en: 'No days off' },
};

/** What can be said of the form before it is sent. */
export const FAULTS = {
  day: { zh: '写作 2026-12-31', en: 'Write it as 2026-12-31' },
  range: { zh: '末日须在首日之后 31 天内', en: 'At most 31 days after the first' },
  reason: { zh: '至少三个字', en: 'At least three characters' },
  noAnswer: { zh: '没有收到回应，请重试', en: 'There was no answer, try again' },
};
