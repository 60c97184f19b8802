import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { PUBLISH_CODES } from '../../staff/publishing/codes.ts';

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

/** Refusals of settings of a source of it. */
export const SOURCE_CODES = {
  ...PUBLISH_CODES,
  ...codes({
    SOURCES_FULL: {
      number: 8685,
      zh: '最多 {most} 个来源',
      en: 'There are {most} sources at most',
    },
    SOURCE_TAKEN: { number: 8686, zh: '已有此名称的来源', en: 'There is a source of this name' },
    BAD_ADDRESS: {
      number: 8687,
      zh: '须为可从外部访问的 https 地址',
      en: 'An address of https is needed, of another machine',
    },
  }),
};
