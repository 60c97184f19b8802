/** Words of rules that one operator edits and another publishes. */
export const text = {
  review: { zh: '核对改动', en: 'Review' },
  reviewNote: {
    zh: '提交后由另一位运营确认发布；发布前一切照旧。',
    en: 'Another operator publishes it; until then everything stays as it is.',
  },
  put: { zh: '提交发布', en: 'Ask to publish' },
  putDone: { zh: '已提交，等待另一位确认', en: 'Put: another operator publishes it' },
  back: { zh: '返回修改', en: 'Back' },
  noChange: { zh: '没有任何改动', en: 'Nothing would change' },
  versions: { zh: '历史版本', en: 'Versions' },
  versionsOf: {
    zh: (name: string) => `${name} 的历史版本`,
    en: (name: string) => `Versions of ${name}`,
  },
  none: { zh: '还没有发布过', en: 'Nothing was published yet' },
  unread: { zh: '没有读到', en: 'It could not be read' },
  version: { zh: (n: number) => `第 ${n} 版`, en: (n: number) => `Version ${n}` },
  first: { zh: '最初的设置', en: 'As it began' },
  by: {
    zh: (maker: string, checker: string) => `${maker} 提交，${checker} 发布`,
    en: (maker: string, checker: string) => `asked by ${maker}, published by ${checker}`,
  },
  at: { zh: '定时发布', en: 'Publish at' },
  atHint: {
    zh: '站点时间，如 2027-03-06 10:00；不填则确认后立即发布',
    en: 'Time of the site, like 2027-03-06 10:00; empty: as soon as it is confirmed',
  },
  due: {
    zh: (moment: string) => `将于 ${moment} 发布`,
    en: (moment: string) => `To be published at ${moment}`,
  },
  takeBack: { zh: '撤回', en: 'Take back' },
  takeBackOf: { zh: '撤回定时发布', en: 'Take back what waits for its time' },
  takeBackNote: {
    zh: '撤回后现行设置保持不变。',
    en: 'What holds now stays as it is.',
  },
  takenBack: { zh: '已撤回', en: 'Taken back' },
  revert: { zh: '恢复此版', en: 'Go back to it' },
  revertTo: {
    zh: (n: number) => `恢复到第 ${n} 版`,
    en: (n: number) => `Back to version ${n}`,
  },
  more: { zh: '更早', en: 'Earlier' },
} as const;

export const FAULTS = {
  moment: { zh: '格式如 2027-03-06 10:00', en: 'Like 2027-03-06 10:00' },
} as const;
