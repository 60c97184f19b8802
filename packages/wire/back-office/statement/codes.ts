import { codes } from '../../core/codes.ts';

/** Refusals of a statement. */
export const STATEMENT_CODES = codes({
  STATEMENT_TOO_LONG: {
    number: 8865,
    zh: '此时间段内超过 {most} 笔账变，请缩短时间段，或改用其他格式',
    en: 'There are more than {most} movements; choose a shorter time, or another format',
  },
  STATEMENT_TOO_OFTEN: {
    number: 8866,
    zh: '一小时内最多生成 {most} 份对账单，请稍后再试',
    en: 'At most {most} statements an hour; try again later',
  },
  STATEMENT_BUSY: {
    number: 8867,
    zh: '正在生成其他对账单，请稍后再试',
    en: 'Other statements are being made; try again in a moment',
  },
});

/** Refusals of a part of one. */
export const STATEMENT_PART_CODES = codes({
  NO_STATEMENT: {
    number: 8868,
    zh: '对账单已过期，请重新生成',
    en: 'The statement is gone; make it again',
  },
});

/** Refusals of one that is waited for. */
export const STATEMENT_READY_CODES = codes({
  STATEMENT_TOO_LONG: STATEMENT_CODES.STATEMENT_TOO_LONG,
  NO_STATEMENT: STATEMENT_PART_CODES.NO_STATEMENT,
});

/** Refusals of a statement that an operator asks for. */
export const STATEMENT_CONSOLE_CODES = codes({
  NO_STATEMENT_PLAYER: { number: 8869, zh: '没有此玩家', en: 'There is no such player' },
});
