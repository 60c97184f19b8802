export const text = {
  nextTry: { zh: (n: number) => `${n} 秒后重试`, en: (n: number) => `Next try in ${n} s` },
  trying: { zh: '正在重试', en: 'Trying' },
  tryNow: { zh: '立即重试', en: 'Try now' },
  version: {
    zh: '网站已更新，请刷新后继续。',
    en: 'A new version is here. Reload to go on.',
  },
  part: {
    zh: '页面有一部分没有加载成功，请刷新。',
    en: 'A part of this page did not load. Reload to get it.',
  },
  failed: { zh: '页面没有打开', en: 'The page did not open' },
  reload: { zh: '刷新', en: 'Reload' },
};
