import type { Bilingual } from '@fairlot/rules/core/text';

/** Words of the issues at the console. */
export const text = {
  title: { zh: '奖期监控', en: 'Issues' },
  waiting: { zh: '待处理', en: 'Waiting for somebody' },
  nothingWaits: { zh: '没有待处理的奖期', en: 'No issue waits for anybody' },
  all: { zh: '全部彩种', en: 'All games' },
  onlyAlarms: { zh: '只看异常', en: 'Only with alarms' },
  onlyFed: { zh: '只看数据源彩种', en: 'Only fed games' },
  noGames: { zh: '没有彩种', en: 'No games' },
  notAllowed: { zh: '没有查看权限', en: 'You may not read this' },
  game: { zh: '彩种', en: 'Game' },
  issue: { zh: '当前期', en: 'Current issue' },
  serial: { zh: '期号', en: 'Issue' },
  state: { zh: '状态', en: 'State' },
  step: { zh: '下一步', en: 'Next step' },
  closeIn: { zh: '封盘', en: 'Closes in' },
  drawIn: { zh: '开奖', en: 'Draws in' },
  drawAt: { zh: '开奖时间', en: 'Drawn at' },
  sources: { zh: '数据源', en: 'Sources' },
  bets: { zh: '注单', en: 'Bets' },
  stake: { zh: '投注额', en: 'Stake' },
  prize: { zh: '派奖', en: 'Paid' },
  last: { zh: '最近开奖', en: 'Last drawn' },
  until: { zh: '已排至', en: 'Made until' },
  alarms: { zh: '告警', en: 'Alarms' },
  over: { zh: '已过', en: 'over' },
  none: { zh: '–', en: '–' },
  never: { zh: '未应答', en: 'never answered' },
  latency: { zh: (ms: number) => `${ms} 毫秒`, en: (ms: number) => `${ms} ms` },
  back: { zh: '返回奖期监控', en: 'Back to issues' },
  noIssue: { zh: '没有此期', en: 'There is no such issue' },
  facts: { zh: '概况', en: 'What it is in' },
  number: { zh: '开奖号码', en: 'Number' },
  startAt: { zh: '开售', en: 'On sale from' },
  closeAt: { zh: '封盘', en: 'Closes at' },
  failures: { zh: '失败次数', en: 'Failures' },
  lastError: { zh: '最近错误', en: 'Last error' },
  knownAt: { zh: '号码提前公布', en: 'Known early' },
  knownNote: {
    zh: (time: string) => `${time} 起的注单作废退款`,
    en: (time: string) => `bets from ${time} on are void`,
  },
  entries: { zh: '人工录入', en: 'Entered by hand' },
  noEntries: { zh: '没有人工录入', en: 'Nobody entered a number' },
  claims: { zh: '数据源报号', en: 'Told by sources' },
  noClaims: { zh: '没有数据源报号', en: 'No source told a number' },
  hidden: { zh: '开奖后显示', en: 'shown once it is decided' },
  source: { zh: '数据源', en: 'Source' },
  by: { zh: '录入人', en: 'By' },
  at: { zh: '时间', en: 'At' },
  outcome: { zh: '结果', en: 'Outcome' },
  evidence: { zh: '凭据', en: 'Evidence' },
  events: { zh: '事件', en: 'Events' },
  noEvents: { zh: '没有事件', en: 'Nothing happened' },
  kind: { zh: '种类', en: 'Kind' },
  detail: { zh: '内容', en: 'Detail' },
  enter: { zh: '录入号码', en: 'Enter the number' },
  enterNote: {
    zh: '两人各自录入，互不可见；一致即开奖，不一致均作废。',
    en: 'Two people enter it and neither sees the other. The same draws it, different ones are void.',
  },
  numberHint: { zh: '以空格分隔，如 0 9 9', en: 'With spaces between, as 0 9 9' },
  evidenceHint: { zh: '公布号码的网址或出处', en: 'Where others can read it' },
  waits: { zh: '已录入，等待第二人', en: 'Entered, a second person is asked for' },
  agreed: { zh: '两人一致，已开奖', en: 'Both say the same: it is drawn' },
  hold: { zh: '暂缓派奖', en: 'Hold' },
  holdNote: {
    zh: '本期不再继续，不派奖，直到继续为止；原因公开。',
    en: 'Nothing of it goes on and no prize is paid until it is continued. Players read the reason.',
  },
  goOn: { zh: '继续', en: 'Continue' },
  held: { zh: '已暂缓', en: 'It is held' },
  continued: { zh: '已继续', en: 'It goes on' },
  cancel: { zh: '取消本期', en: 'Cancel it' },
  cancelNote: {
    zh: '须由另一人确认；确认后退还全部投注，原因公开。',
    en: 'Another person has to confirm it. Then all stakes go back, and players read the reason.',
  },
  proposed: { zh: '已提交，等待另一人确认', en: 'Proposed, another person has to confirm it' },
  fed: { zh: '数据源', en: 'fed' },
};

/** What an issue is in: WAITING, WINNUMBERGOT, AWARDED, CANCEL. */
export const STATES: readonly Bilingual[] = [
  { zh: '等待开奖', en: 'Waiting' },
  { zh: '已开奖', en: 'Drawn' },
  { zh: '已派奖', en: 'Awarded' },
  { zh: '已取消', en: 'Cancelled' },
];

export const STEPS: Readonly<Record<string, Bilingual>> = {
  open: { zh: '开售', en: 'open' },
  close: { zh: '封盘', en: 'close' },
  draw: { zh: '取号', en: 'draw' },
  settle: { zh: '派奖', en: 'award' },
  refund: { zh: '退款', en: 'refund' },
  correct: { zh: '更正', en: 'correct' },
  done: { zh: '完成', en: 'done' },
};

export const ALARMS: Readonly<Record<string, Bilingual>> = {
  stuck: { zh: '卡住', en: 'stuck' },
  held: { zh: '暂缓', en: 'held' },
  late: { zh: '迟开', en: 'late' },
  overdue: { zh: '超时，建议取消', en: 'overdue: cancel it?' },
  differ: { zh: '数据源不一致', en: 'sources differ' },
  early: { zh: '提前报号', en: 'told early' },
  alone: { zh: '仅一源报号', en: 'one source alone' },
  few: { zh: '奖期不足', en: 'few issues made' },
};

export const OUTCOMES: Readonly<Record<string, Bilingual>> = {
  waits: { zh: '等待第二人', en: 'waits for a second' },
  agreed: { zh: '一致', en: 'agreed' },
  void: { zh: '作废', en: 'void' },
};

/** What happened to an issue, by the kind of its event. */
export const EVENTS: Readonly<Record<string, Bilingual>> = {
  stuck: { zh: '步骤卡住', en: 'A step is stuck' },
  held: { zh: '暂缓', en: 'Held' },
  cancelled: { zh: '取消', en: 'Cancelled' },
  tripwire: { zh: '号码提前出现，停售', en: 'Known too early, sale stopped' },
  'step retried': { zh: '继续', en: 'Continued' },
  'step halted': { zh: '搁置', en: 'Halted' },
  'entries differ': { zh: '两次录入不一致', en: 'The entries differ' },
  'drawn by hand': { zh: '人工开奖', en: 'Drawn by hand' },
  'known early': { zh: '号码提前公布', en: 'Its number was known early' },
  'feeds differ': { zh: '数据源不一致', en: 'The sources differ' },
  'feed early': { zh: '数据源提前报号', en: 'A source told it early' },
  'feed late': { zh: '数据源迟报', en: 'A source told it late' },
  'feed twice': { zh: '数据源重复报号', en: 'A source told it twice' },
  'feed missing': { zh: '数据源未报号', en: 'A source does not tell it' },
  'feed contradicts': { zh: '数据源与已开号码不符', en: 'A source contradicts the draw' },
  'draw late': { zh: '迟开告警', en: 'The draw is late' },
  'draw overdue': { zh: '超时，建议取消', en: 'Overdue: cancel it?' },
  corrected: { zh: '号码更正', en: 'Corrected' },
};
export const FAULTS = {
  number: { zh: '请输入号码', en: 'Enter the number' },
  evidence: { zh: '至少三个字', en: 'At least three characters' },
};
