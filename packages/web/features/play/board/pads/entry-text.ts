/** Words of the pad for typed notes. */
export const ENTRY = {
  counting: { zh: '计算中', en: 'Counting' },
  typed: { zh: '号码', en: 'Numbers' },
  typedHint: {
    zh: (width: number) => `每注 ${width} 个数字，用空格、逗号、分号或换行分开`,
    en: (width: number) =>
      `${width} digits a line; separate by space, comma, semicolon or new line`,
  },
  typedNumbersHint: {
    zh: (note: string) => `每注如 ${note}，注与注用空格、分号或换行分开`,
    en: (note: string) => `Notes such as ${note}; separate them by space, semicolon or new line`,
  },
  read: { zh: '读取', en: 'Read' },
  wrongAt: {
    zh: (line: number, text: string) => `第 ${line} 行 ${text}`,
    en: (line: number, text: string) => `line ${line}: ${text}`,
  },
  valid: { zh: '有效', en: 'Valid' },
  duplicate: { zh: '重复', en: 'Repeated' },
  invalid: { zh: '错误', en: 'Wrong' },
  dedupe: { zh: '去重', en: 'Drop repeats' },
  dropWrong: { zh: '删除错误', en: 'Drop wrong' },
  shownInPart: {
    zh: (n: string) => `共 ${n} 字符，仅显示开头`,
    en: (n: string) => `${n} characters, only the start is shown`,
  },
  importFile: { zh: '导入 .txt', en: 'Import .txt' },
  fileTooLarge: { zh: '文件不能超过 2 MB', en: 'The file is larger than 2 MB' },
  fileNotText: { zh: '请选择 .txt 文本文件', en: 'Choose a .txt file' },
  textTooLong: { zh: '内容不能超过 2 MB', en: 'The text is larger than 2 MB' },
  clearText: { zh: '清空', en: 'Clear' },
} as const;
