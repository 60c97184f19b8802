import { codes } from '../core/codes.ts';
import { PROPOSAL_CODES } from '../operator/codes.ts';

const { TOO_MANY_OPEN, ALREADY_WAITS, CODE_NEEDED, CODE_WRONG } = PROPOSAL_CODES;

/** Refusals of a change of the rate of USDT. */
export const TERMS_CODES = {
  ...codes({
    TERMS_CHANGED: {
      number: 8870,
      zh: '点差或固定汇率已被他人修改，请重新查看',
      en: 'Somebody has changed the spread or the fixed rate: look again',
    },
    NO_CHANGE: { number: 8871, zh: '没有改动', en: 'Nothing is changed' },
  }),
  TOO_MANY_OPEN,
  ALREADY_WAITS,
  CODE_NEEDED,
  CODE_WRONG,
};
