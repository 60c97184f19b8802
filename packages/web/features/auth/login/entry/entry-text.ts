/** What stands round the forms on every entry page. */
export const ENTRY_TEXT = {
  lobby: { zh: 'Fairlot 大厅', en: 'Fairlot lobby' },
  languageName: { zh: '简体中文', en: 'English' },
  playMoney: { zh: '试玩币', en: 'Play money' },
  adults: { zh: '未满 18 周岁禁止投注', en: 'Over 18 only' },
  calm: { zh: '理性娱乐', en: 'Play within your means' },
  browsers: {
    zh: '建议使用 Edge、Firefox、搜狗或 Chrome 浏览器',
    en: 'Best with Edge, Firefox, Sogou or Chrome',
  },
  unsupported: {
    zh: '当前浏览器缺少所需功能，请使用 Edge、Firefox、搜狗或 Chrome 的新版本。',
    en: 'This browser lacks what is needed. Use a current Edge, Firefox, Sogou or Chrome.',
  },
};
