import { codes } from '../../core/codes.ts';
import { PUBLISH_CODES } from '../../staff/publishing/codes.ts';
import { TEMPLATE_BOUNDS } from './shapes.ts';

/** Refusals of asking another operator to publish what a letter says. */
export const TEMPLATE_CODES = codes({
  ...PUBLISH_CODES,
  BAD_WORDS: {
    number: 8652,
    zh: `两种语言的标题须为一行 1 至 ${TEMPLATE_BOUNDS.title} 个可见字符，正文须为 1 至 ${TEMPLATE_BOUNDS.body} 个`,
    en: `In both languages a subject is one line of 1 to ${TEMPLATE_BOUNDS.title} visible characters, a text has 1 to ${TEMPLATE_BOUNDS.body}`,
  },
  UNKNOWN_VARIABLE: {
    number: 8653,
    zh: '没有变量 {name}',
    en: 'There is no variable {name}',
  },
  VARIABLE_MISSING: {
    number: 8654,
    zh: '两种语言正文的第一段都须写明变量 {name}',
    en: 'In both languages the first paragraph has to say the variable {name}',
  },
  MESSAGE_LONG: {
    number: 8656,
    zh: `两种语言正文的第一段最多 ${TEMPLATE_BOUNDS.message} 个字符，短信只发这一段`,
    en: `In both languages the first paragraph, all that a text message carries, has at most ${TEMPLATE_BOUNDS.message} characters`,
  },
});
