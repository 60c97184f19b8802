/** Words of rules that one operator edits and another publishes. */
export const text = {
  edit: { zh: '修改', en: 'Edit' },
  acts: { zh: '操作', en: 'Actions' },
  review: { zh: '核对改动', en: 'Review' },
  reviewNote: {
    zh: '提交后由另一位运营确认发布；发布前一切照旧。',
    en: 'Another operator publishes it; until then everything stays as it is.',
  },
  cancel: { zh: '取消', en: 'Cancel' },
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
  agreed: {
    zh: (maker: string, checker: string) => `${maker} 提交，${checker} 确认`,
    en: (maker: string, checker: string) => `asked by ${maker}, confirmed by ${checker}`,
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
  asked: { zh: '待另一位确认', en: 'Waits for another operator' },
  isVoid: { zh: '有一版未能发布', en: 'A version was not published' },
  wasVoid: {
    zh: (moment: string) => `本应于 ${moment} 发布，未能发布`,
    en: (moment: string) => `Was to be published at ${moment}, and was not`,
  },
  leavesNothing: {
    zh: '按此设置将没有可用金额',
    en: 'By these nothing can be paid in or out',
  },
  leastAbove: {
    zh: (whose: string, min: string, most: string) =>
      `${whose}：单笔最低 ${min} 高于可用上限 ${most}`,
    en: (whose: string, min: string, most: string) =>
      `${whose}: the least, ${min}, is above what is ever allowed, ${most}`,
  },
  everybody: { zh: '所有玩家', en: 'everybody' },
  failing: {
    zh: (times: number) => `发布出错 ${times} 次`,
    en: (times: number) => `Publishing failed ${times} ${times === 1 ? 'time' : 'times'}`,
  },
  triedAt: {
    zh: (moment: string) => `将于 ${moment} 再试`,
    en: (moment: string) => `It is tried again at ${moment}.`,
  },
  retry: { zh: '再试发布', en: 'Try again' },
  retryOf: { zh: '再试发布此版', en: 'Try again to publish it' },
  retryNote: {
    zh: '两位运营已同意此版；再试时仍会核对双方权限与现行设置。',
    en: 'Two agreed on it. Whether both still may, and whether it still fits what holds, is asked once more.',
  },
  retried: { zh: '将立即再试', en: 'It is tried again at once' },
  putAway: { zh: '知道了', en: 'Put away' },
  putAwayOf: { zh: '收起未能发布的版本', en: 'Put away what was not published' },
  putAwayNote: {
    zh: '收起后列表不再提示，审计中仍可查；需要时请重新提交。',
    en: 'Lists say it no more; it stays in the audit. Ask for it anew where it is still wanted.',
  },
  isPutAway: { zh: '已收起', en: 'Put away' },
  gone: {
    zh: (names: string) => `该版本中的以下项目已不存在，不会恢复：${names}`,
    en: (names: string) => `Not there any more, and not brought back: ${names}`,
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

/** Why a version was not published at its time. */
export const WHYS = {
  changed: {
    zh: '发布前相关设置已另有改动，或对象已不存在。',
    en: 'What it was made of was changed otherwise meanwhile, or is not there any more.',
  },
  shutOut: {
    zh: '提交人或确认人已被停用，或已没有此权限。',
    en: 'Who asked for it or who confirmed it was shut out, or may not do so any more.',
  },
  failed: {
    zh: '多次尝试发布均出错，已停止重试；排除故障后可再试。',
    en: 'Publishing it failed too often, and is not tried any more: have it tried again when what was wrong is mended.',
  },
  outOfBounds: {
    zh: '其中的值已超出允许范围。',
    en: 'A value of it is outside what it may hold by now.',
  },
} as const;
