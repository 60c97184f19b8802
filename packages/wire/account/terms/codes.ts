import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';

/** Refusals about the terms of use. */
export const TERMS_CODES = codes({
  NO_SUCH_VERSION: { number: 8522, zh: '没有这个版本', en: 'There is no such version' },
  OLD_VERSION: {
    number: 8523,
    zh: '协议刚刚更新，请重新阅读',
    en: 'The terms have just changed, please read them again',
  },
});

/** Refusals of a new version that an operator puts to another. */
export const TERMS_PROPOSAL_CODES = codes({
  BAD_TEXT: {
    number: 8524,
    zh: '正文须为 1 至 {most} 个字符，最多 {lines} 行',
    en: 'A text has 1 to {most} characters in {lines} lines at most',
  },
  TERMS_CHANGED: {
    number: 8525,
    zh: '协议已有新版本，请核对后重试',
    en: 'There is a newer version, look again',
  },
  NOTHING_NEW: PROPOSAL_CODES.NOTHING_NEW,
  TOO_MANY_OPEN: PROPOSAL_CODES.TOO_MANY_OPEN,
  ALREADY_WAITS: PROPOSAL_CODES.ALREADY_WAITS,
  CODE_NEEDED: PROPOSAL_CODES.CODE_NEEDED,
  CODE_WRONG: PROPOSAL_CODES.CODE_WRONG,
});
