import { codes } from '../core/codes.ts';
import { PROPOSAL_CODES } from '../operator/codes.ts';

const { TOO_MANY_OPEN, ALREADY_WAITS, CODE_NEEDED, CODE_WRONG } = PROPOSAL_CODES;

/** Refusals of asking another operator to publish rules. */
export const PUBLISH_CODES = codes({
  NOT_THERE: { number: 8907, zh: '没有此项设置', en: 'There is no such thing to set' },
  VERSION_OLD: {
    number: 8908,
    zh: '已有新版本发布，请刷新后再改',
    en: 'Another version was published meanwhile: look at it and change that',
  },
  NO_CHANGE: { number: 8909, zh: '没有任何改动', en: 'Nothing would change' },
  TOO_MANY_OPEN,
  ALREADY_WAITS,
  CODE_NEEDED,
  CODE_WRONG,
});
