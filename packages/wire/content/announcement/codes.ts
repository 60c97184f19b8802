import { codes } from '../../core/codes.ts';
import { NOTICE_BOUNDS } from './shapes.ts';

/** Refusals of a player who reads announcements. */
export const NOTICE_CODES = codes({
  NO_SUCH_ANNOUNCEMENT: {
    number: 8551,
    zh: '公告不存在或已撤下',
    en: 'There is no such announcement, or it was taken back',
  },
});

/** Refusals of what operators make of announcements. */
export const DRAFT_CODES = codes({
  NO_SUCH_DRAFT: { number: 8552, zh: '没有这条公告', en: 'There is no such announcement' },
  DRAFT_CHANGED: {
    number: 8553,
    zh: '公告刚被改动，请核对后重试',
    en: 'It was changed meanwhile, look again',
  },
  BAD_WORDS: {
    number: 8554,
    zh: `两种语言的标题须为一行 1 至 ${NOTICE_BOUNDS.title} 个可见字符，正文须为 1 至 ${NOTICE_BOUNDS.body} 个`,
    en: `In both languages a title is one line of 1 to ${NOTICE_BOUNDS.title} visible characters, a text has 1 to ${NOTICE_BOUNDS.body}`,
  },
  BAD_TIMES: {
    number: 8555,
    zh: '结束时间须晚于现在与开始时间',
    en: 'It ends after now, and after it begins',
  },
  NO_SUCH_ACCOUNT: { number: 8556, zh: '没有账号 {name}', en: 'There is no account {name}' },
  NO_CHANGE: { number: 8557, zh: '内容没有变化', en: 'That is what it is already' },
  TOO_MANY: {
    number: 8558,
    zh: '最多 {most} 条未发布的草稿',
    en: 'There may be {most} drafts at most',
  },
  TOO_MANY_PINNED: {
    number: 8559,
    zh: '最多 {most} 条公告置顶，请先撤下一条',
    en: 'There may be {most} pinned at most, take one back first',
  },
  TOO_MANY_MUST_READ: {
    number: 8560,
    zh: '最多 {most} 条公告须确认，请先撤下一条',
    en: 'There may be {most} that must be ticked at most, take one back first',
  },
  WAS_PUBLISHED: {
    number: 8561,
    zh: '发布过的公告不能删除，可以撤下',
    en: 'What was published cannot be deleted, take it back',
  },
  NOT_PUBLISHED: { number: 8562, zh: '公告没有发布', en: 'It is not published' },
});
