export const PATH = {
  path: { zh: '当前位置', en: 'Where you are' },
  me: { zh: '我的下级', en: 'My members' },
} as const;
