/** Words of every list. */
export const LIST = {
  all: { zh: '全部', en: 'All' },
  json: { zh: 'JSON', en: 'JSON' },
  csv: { zh: '导出', en: 'Export' },
  exporting: {
    zh: (done: number, all: number | undefined) =>
      all === undefined ? `导出中 ${done}` : `导出中 ${done} / ${all}`,
    en: (done: number, all: number | undefined) =>
      all === undefined ? `Exporting ${done}` : `Exporting ${done} / ${all}`,
  },
  giveUp: { zh: '取消导出', en: 'Cancel the export' },
  exportFailed: { zh: '导出没有完成', en: 'The export did not finish' },
  exportCut: {
    zh: (n: number) => `只导出了前 ${n} 条，请缩小时间范围`,
    en: (n: number) => `Only the first ${n} rows were exported; choose a shorter range`,
  },
  pages: { zh: '分页', en: 'Pages' },
  total: { zh: (n: number) => `共 ${n} 条`, en: (n: number) => (n === 1 ? '1 row' : `${n} rows`) },
  shown: {
    zh: (n: number) => `已显示 ${n} 条`,
    en: (n: number) => (n === 1 ? '1 row shown' : `${n} rows shown`),
  },
  more: { zh: '加载更多', en: 'Load more' },
  asOf: {
    zh: (time: string) => `数据截至 ${time} UTC+8`,
    en: (time: string) => `As of ${time} UTC+8`,
  },
  failed: { zh: '记录没有取到', en: 'Could not read the records' },
  failedHint: { zh: '请检查网络后重试。', en: 'Check your connection and try again.' },
} as const;
