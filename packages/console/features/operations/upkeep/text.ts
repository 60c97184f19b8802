import type { Bilingual } from '@fairlot/rules/core/text';

/** Words of the page of backups and of the books of the night. */
export const text = {
  title: { zh: '备份与夜间核账', en: 'Backups and books' },
  about: {
    zh: '备份每晚 04:30 自动进行，日志每分钟归档；账本每晚 04:00 分段核对。还原由机器管理者用命令完成',
    en: 'A backup is taken each night at 04:30 and the log kept by the minute; the books are audited each night at 04:00, range by range. Whoever has the machine restores, by command',
  },
  notAllowed: { zh: '你没有查看权限', en: 'You may not read this' },
  failed: { zh: '没有读到，请重试', en: 'It could not be read' },
  backups: { zh: '备份', en: 'Backups' },
  good: { zh: '正常', en: 'In order' },
  pending: { zh: '尚未进行', en: 'None yet' },
  alarm: { zh: '需要处理', en: 'Needs attention' },
  elsewhere: {
    zh: '数据库由外部提供，在其所在处备份',
    en: 'The database is another’s: it is backed up where it runs',
  },
  last: { zh: '最近一次', en: 'Newest copy' },
  never: { zh: '还没有', en: 'none yet' },
  since: { zh: '可恢复自', en: 'Back to' },
  log: { zh: '日志归档至', en: 'Log kept up to' },
  copies: { zh: '保留份数', en: 'Copies kept' },
  size: { zh: '最近一份大小', en: 'Size of it' },
  all: { zh: '全部占用', en: 'All of them' },
  fault: { zh: '失败原因', en: 'Why it failed' },
  books: { zh: '夜间核账', en: 'Books of the night' },
  runs: { zh: '核账记录', en: 'Audits' },
  noRuns: { zh: '还没有核过', en: 'No audit yet' },
  began: { zh: '开始', en: 'Began' },
  took: { zh: '用时', en: 'Took' },
  range: { zh: '流水号范围', en: 'Journals' },
  whole: { zh: '全部', en: 'everything' },
  fresh: { zh: '新增', en: 'what is new' },
  scope: { zh: '范围', en: 'Of' },
  steps: { zh: '段', en: 'Ranges' },
  result: { zh: '结果', en: 'Result' },
  holds: { zh: '全部成立', en: 'All holds' },
  broken: {
    zh: (lines: number) => `${lines} 处不成立`,
    en: (lines: number) => `${lines} broken`,
  },
  underWay: { zh: '进行中', en: 'Under way' },
  manifests: { zh: '开奖凭证复核', en: 'Draw manifests' },
  manifestsNote: {
    zh: '重新计算哈希与签名：每分钟核对最新凭证，每晚从上次位置继续核对全部，七天内至少一轮',
    en: 'Hashes and signatures are recomputed: the newest every minute, all of them at night within seven days',
  },
  looked: { zh: '本轮进度', en: 'Checked in this round' },
  lookedOf: {
    zh: (looked: string, total: string) => `${looked} / ${total}`,
    en: (looked: string, total: string) => `${looked} of ${total}`,
  },
  roundBegan: { zh: '本轮开始', en: 'Round started' },
  roundEnded: { zh: '上轮完成', en: 'Last full round' },
  roundLate: {
    zh: '超过七天没有完成一轮',
    en: 'No round has finished for seven days',
  },
  breaks: { zh: '最近一次发现的问题', en: 'What the newest found broken' },
};

/** What an audit looks at, one after the other. */
export const STAGES: Readonly<Record<string, Bilingual>> = {
  journals: { zh: '流水', en: 'journals' },
  accounts: { zh: '账户', en: 'accounts' },
  seals: { zh: '封存链', en: 'seals' },
  snapshots: { zh: '快照', en: 'snapshots' },
};
