/** Words round every page of the console. */
export const text = {
  skip: { zh: '跳到内容', en: 'Skip to content' },
  console: { zh: '运营后台', en: 'Console' },
  signOut: { zh: '退出', en: 'Sign out' },
  desk: { zh: '游戏与审计', en: 'Games and audit' },
};
