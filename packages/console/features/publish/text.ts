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
  more: { zh: '更早', en: 'Earlier' },
} as const;
