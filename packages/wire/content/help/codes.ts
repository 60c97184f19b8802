import { codes } from '../../core/codes.ts';
import { PUBLISH_CODES } from '../../staff/publishing/codes.ts';
import { HELP_BOUNDS } from './shapes.ts';

/** Refusals of asking another operator to publish an article of the help. */
export const ARTICLE_CODES = codes({
  ...PUBLISH_CODES,
  BAD_WORDS: {
    number: 8643,
    zh: `两种语言的标题须为一行 1 至 ${HELP_BOUNDS.title} 个可见字符，正文须为 1 至 ${HELP_BOUNDS.body} 个`,
    en: `In both languages a title is one line of 1 to ${HELP_BOUNDS.title} visible characters, a text has 1 to ${HELP_BOUNDS.body}`,
  },
  ARTICLES_FULL: {
    number: 8644,
    zh: '最多 {most} 篇帮助，请改写一篇',
    en: 'There are {most} articles already: write one of them anew',
  },
});

/** Refusals of a player who reads the help. */
export const HELP_CODES = codes({
  NO_SUCH_ARTICLE: {
    number: 8645,
    zh: '没有这篇帮助，或已撤下',
    en: 'There is no such article, or it was taken back',
  },
});

/** Refusals of a player who says what an article is worth. */
export const RATE_CODES = codes({
  ...HELP_CODES,
  ARTICLE_CHANGED: {
    number: 8691,
    zh: '这篇帮助刚刚改写，请看过新的内容再评价',
    en: 'This article was just written anew: read it before you say what it is worth',
  },
});
