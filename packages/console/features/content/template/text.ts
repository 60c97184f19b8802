import { TEMPLATE_BOUNDS } from '@fairlot/wire/content/template';

/** Words of letters at the console. */
export const text = {
  title: { zh: '通知模板', en: 'Letters' },
  about: {
    zh: '发给玩家的邮件与短信的文字；每封都含中英两种语言，短信只含第一段。改动由另一位运营确认后发布，每一版都保留。',
    en: 'What mails and text messages to players say: both languages in each, a text message with the first paragraph alone. Another operator publishes what you change, and every version is kept.',
  },
  notAllowed: { zh: '您没有查看通知模板的权限', en: 'You may not see what letters say' },
  none: { zh: '没有通知模板', en: 'There are no letters' },
  editOf: { zh: (name: string) => `修改 ${name}`, en: (name: string) => `Edit ${name}` },
  letter: { zh: '何时发送', en: 'Sent when' },
  subject: { zh: '标题', en: 'Subject' },
  variables: { zh: '变量', en: 'Variables' },
  builtIn: { zh: '内置', en: 'Built in' },
  changed: { zh: '已改写', en: 'Written anew' },
  by: { zh: '文字', en: 'Words' },
  needed: { zh: '必写', en: 'needed' },
  bodyHint: {
    zh: `每行一段；短信只发第一段，最多 ${TEMPLATE_BOUNDS.message} 个字符`,
    en: `A line is a paragraph; a text message carries the first alone, of at most ${TEMPLATE_BOUNDS.message} characters`,
  },
  preview: { zh: '预览（变量为示例）', en: 'Preview, with sample values' },
  mail: { zh: '邮件', en: 'Mail' },
  message: { zh: '短信', en: 'Text message' },
} as const;

/** Why what was published is not sent. */
export const UNSENT = {
  variables: {
    zh: '变量已变：发送内置文字',
    en: 'Other variables by now: the built-in text is sent',
  },
  long: { zh: '过长：发送内置文字', en: 'Too long: the built-in text is sent' },
} as const;

export const FAULTS = {
  title: {
    zh: `1 至 ${TEMPLATE_BOUNDS.title} 个可见字符`,
    en: `1 to ${TEMPLATE_BOUNDS.title} visible characters`,
  },
  body: {
    zh: `1 至 ${TEMPLATE_BOUNDS.body} 个可见字符`,
    en: `1 to ${TEMPLATE_BOUNDS.body} visible characters`,
  },
  unknown: {
    zh: '含有不认识的变量或多余的花括号',
    en: 'A variable that is none, or a brace too many',
  },
  missing: {
    zh: '第一段须写明必写的变量',
    en: 'The first paragraph has to say the variables that are needed',
  },
  long: {
    zh: `第一段最多 ${TEMPLATE_BOUNDS.message} 个字符（变量按示例计）`,
    en: `The first paragraph has at most ${TEMPLATE_BOUNDS.message} characters, with sample values`,
  },
} as const;
