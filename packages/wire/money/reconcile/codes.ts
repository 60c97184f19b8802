import { codes } from '../../core/codes.ts';

/** Refusals of what operators do about breaks. */
export const BREAK_CODES = codes({
  NO_BREAK: { number: 8862, zh: '没有此差异', en: 'There is no such break' },
  BREAK_ENDED: { number: 8863, zh: '该差异已结束', en: 'It has ended' },
  NOT_TAKEN: { number: 8864, zh: '请先接手该差异', en: 'Take it up first' },
});
