/** Words round a live notification; its own come from the operators. */
export const LIVE = {
  live: { zh: '实时通知', en: 'Live notification' },
  close: { zh: '关闭通知', en: 'Close the notification' },
  left: { zh: '距结束', en: 'Until it ends' },
  said: {
    zh: (title: string, content: string) => `${title}，${content}`,
    en: (title: string, content: string) => `${title}. ${content}`,
  },
} as const;
