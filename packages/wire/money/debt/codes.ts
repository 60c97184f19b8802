import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';

const NOTHING_OWED = { number: 8921, zh: '没有欠款', en: 'Nothing is owed' };
const DEBT_SHORT = {
  number: 8922,
  zh: '可用余额不足',
  en: 'The wallet has less than that',
};
const MORE_THAN_OWED = { number: 8923, zh: '金额超过欠款', en: 'That is more than is owed' };

/** Refusals of a player who pays what he owes. */
export const PAY_DEBT_CODES = codes({ NOTHING_OWED, DEBT_SHORT, MORE_THAN_OWED });

/** Refusals of an operator who asks for what a player owes to be taken out of his wallet. */
export const OFFSET_CODES = codes({
  NOTHING_OWED,
  DEBT_SHORT,
  MORE_THAN_OWED,
  TOO_MANY_OPEN: PROPOSAL_CODES.TOO_MANY_OPEN,
  ALREADY_WAITS: PROPOSAL_CODES.ALREADY_WAITS,
  CODE_NEEDED: PROPOSAL_CODES.CODE_NEEDED,
  CODE_WRONG: PROPOSAL_CODES.CODE_WRONG,
});

/** Refusals of an operator who asks for what a player owes to be given up. */
export const WRITE_OFF_CODES = codes({
  NOTHING_OWED,
  MORE_THAN_OWED,
  TOO_MANY_OPEN: PROPOSAL_CODES.TOO_MANY_OPEN,
  ALREADY_WAITS: PROPOSAL_CODES.ALREADY_WAITS,
  CODE_NEEDED: PROPOSAL_CODES.CODE_NEEDED,
  CODE_WRONG: PROPOSAL_CODES.CODE_WRONG,
});
