/** Words of the help. */
export const HELP = {
  title: { zh: '帮助中心', en: 'Help' },
  find: { zh: '搜索标题与正文', en: 'Search titles and texts' },
  questions: { zh: '常见问题', en: 'Common questions' },
  notFound: { zh: '没有找到相关帮助', en: 'No article has these words' },
  otherWords: { zh: '换个说法，或减少几个字再试。', en: 'Try other words, or fewer.' },
  none: { zh: '还没有帮助文章', en: 'There are no articles yet' },
  failed: { zh: '帮助没有加载成功', en: 'The help could not be read' },
  gone: { zh: '这篇帮助已撤下', en: 'This article was taken back' },
  back: { zh: '返回列表', en: 'Back to the list' },
  isUseful: { zh: '这篇帮助有用吗？', en: 'Was this useful?' },
  yes: { zh: '有用', en: 'Yes' },
  no: { zh: '没用', en: 'No' },
  thanks: { zh: '已记下您的意见', en: 'Noted, thank you' },
  notSaid: { zh: '没有提交成功，请重试', en: 'It could not be sent, try again' },
} as const;
