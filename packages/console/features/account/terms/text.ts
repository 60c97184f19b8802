import { TERMS_BOUNDS } from '@fairlot/rules/check/terms-text';

const { characters, lines, line } = TERMS_BOUNDS;

/** Words of the terms of use at the console. */
export const text = {
  title: { zh: '用户协议', en: 'Terms of use' },
  about: {
    zh: '一人编写，另一人在“申请”中确认后发布。发布后的版本不再改动；已同意旧版的玩家下次登录时须同意新版（设置项 asksTerms）。',
    en: 'One operator writes, another publishes it among the proposals. What is published is never changed; players who accepted an older version are asked for the new one when they sign in (setting asksTerms).',
  },
  version: { zh: '版本', en: 'Version' },
  maker: { zh: '编写', en: 'Written by' },
  checker: { zh: '发布', en: 'Published by' },
  program: { zh: '程序自带', en: 'came with the program' },
  command: { zh: '命令行', en: 'a command' },
  reason: { zh: '原因', en: 'Reason' },
  at: { zh: '时间', en: 'At' },
  accepted: { zh: '已同意的玩家', en: 'Players who accepted' },
  none: { zh: '还没有版本', en: 'There is no version' },
  write: { zh: '编写新版', en: 'Write a new version' },
  zh: { zh: '中文正文', en: 'Text in Chinese' },
  en: { zh: '英文正文', en: 'Text in English' },
  hint: {
    zh: `以“# ”开头的行是标题，最多 ${characters} 个字符、${lines} 行`,
    en: `A line that begins with "# " is a heading; up to ${characters} characters in ${lines} lines`,
  },
  changes: { zh: '改动', en: 'What changes' },
  noChanges: { zh: '还没有改动', en: 'Nothing yet' },
  gone: { zh: '删去', en: 'Taken out' },
  isNew: { zh: '新增', en: 'New' },
  put: { zh: '提交审核', en: 'Put it to another' },
  putDone: { zh: '已提交，等待另一人确认', en: 'It waits for another operator' },
  notAllowed: { zh: '您没有查看的权限', en: 'You may not see this' },
};
export const FAULTS = {
  text: {
    zh: `须为 1 至 ${characters} 个字符，最多 ${lines} 行，每行最多 ${line} 个`,
    en: `1 to ${characters} characters, in ${lines} lines of ${line} at most`,
  },
};
