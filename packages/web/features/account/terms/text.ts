/** Words round the terms of use; what they say comes from the server. */
export const text = {
  title: { zh: '用户协议', en: 'Terms of use' },
  back: { zh: '去注册', en: 'To registration' },
  version: {
    zh: (version: number, day: string) => `第 ${version} 版，${day} 更新`,
    en: (version: number, day: string) => `Version ${version}, changed on ${day}`,
  },
  accepted: {
    zh: (version: number, when: string) => `您已于 ${when} 同意第 ${version} 版`,
    en: (version: number, when: string) => `You accepted version ${version} at ${when}`,
  },
  acceptedAtStart: {
    zh: '您注册时已同意第 1 版',
    en: 'You accepted version 1 when you registered',
  },
  changes: {
    zh: (version: number) => `与第 ${version} 版相比的改动`,
    en: (version: number) => `What is different from version ${version}`,
  },
  gone: { zh: '删去', en: 'Taken out' },
  isNew: { zh: '新增', en: 'New' },
  accept: { zh: '我已阅读并同意', en: 'I have read and accept it' },
  agree: { zh: '我已满 18 周岁并同意用户协议', en: 'I am 18 or older and accept the terms' },
  agreeVersion: {
    zh: (version: number) => `我已满 18 周岁并同意用户协议（第 ${version} 版）`,
    en: (version: number) => `I am 18 or older and accept the terms (version ${version})`,
  },
  readAgreement: { zh: '查看用户协议', en: 'Read the terms' },
  acceptButton: { zh: '同意新版', en: 'Accept the new version' },
  done: { zh: '已同意', en: 'Accepted' },
  failed: { zh: '协议没有读到', en: 'The terms could not be read' },
  readAll: { zh: '阅读全文', en: 'Read all of it' },
  loading: { zh: '正在读取协议', en: 'Reading the terms' },
  languageName: { zh: '中文', en: 'English' },
};
