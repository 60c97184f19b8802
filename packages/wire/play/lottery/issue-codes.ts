import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';

/** Refusals of what operators do with an issue. */
export const ISSUE_CODES = codes({
  NO_SUCH_ISSUE: { number: 2561, zh: '没有此期', en: 'There is no such issue' },
  NOT_FED: {
    number: 2562,
    zh: '本期由平台开奖，任何人不能录入或改动号码',
    en: 'It is drawn here: nobody enters its number or changes it',
  },
  NOT_DRAWN_YET: {
    number: 2563,
    zh: '未到开奖时间',
    en: 'The time of its draw has not come',
  },
  NOT_WAITING: {
    number: 2564,
    zh: '本期不在等待号码',
    en: 'It does not wait for its number',
  },
  BAD_LENGTH: { number: 2565, zh: '号码个数不对', en: 'That is not how many numbers are drawn' },
  BAD_DIGIT: { number: 2566, zh: '号码含有非数字', en: 'That is not made of numbers' },
  BAD_RANGE: { number: 2567, zh: '号码超出范围', en: 'A number is out of range' },
  BAD_REPEAT: { number: 2568, zh: '号码重复', en: 'A number comes twice' },
  OWN_ENTRY: {
    number: 2569,
    zh: '您已录入，须由另一人再次录入',
    en: 'You have entered it: another person has to enter it again',
  },
  INVITED_LATELY: PROPOSAL_CODES.INVITED_LATELY,
  NUMBERS_DIFFER: {
    number: 2570,
    zh: '两次录入不一致，均已作废，请重新录入',
    en: 'The two entries differ: both are void, enter it again',
  },
  NOTHING_TO_HOLD: { number: 2571, zh: '本期已经结束', en: 'It is over' },
  NOT_HELD: {
    number: 2572,
    zh: '本期没有暂缓，也没有失败',
    en: 'It is neither held nor has it failed',
  },
  NOT_AWARDED: { number: 2573, zh: '本期尚未派奖', en: 'It is not awarded yet' },
  SAME_NUMBER: { number: 2574, zh: '与现有号码相同', en: 'That is what it drew already' },
  TOO_OLD: {
    number: 2577,
    zh: '开奖已超过 {days} 天，不能再更正',
    en: 'It drew more than {days} days ago: it is corrected no more',
  },
});
