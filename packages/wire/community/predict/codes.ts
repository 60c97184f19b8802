import { codes } from '../../core/codes.ts';

/** Refusals of posting a prediction, and of taking one back. */
export const PREDICT_CODES = codes({
  PREDICT_CLOSED: {
    number: 3601,
    zh: '本期已封盘，预测不可再发表或删除',
    en: 'The sale of this issue has ended: predictions stay as they are',
  },
  PREDICT_SIDE: {
    number: 3602,
    zh: '没有这个预测选项',
    en: 'There is nothing like that to predict',
  },
  PREDICT_LIMIT: {
    number: 3603,
    zh: '每期最多 {issue} 条、每天最多 {day} 条预测',
    en: 'At most {issue} predictions an issue and {day} a day',
  },
  PREDICT_NONE: { number: 3604, zh: '没有这条预测', en: 'There is no such prediction' },
});
