import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';

const { TOO_MANY_OPEN, ALREADY_WAITS, CODE_NEEDED, CODE_WRONG } = PROPOSAL_CODES;

const NO_CHAIN = {
  number: 8876,
  zh: '没有此网络，请先用命令添加节点',
  en: 'There is no such chain: its node is added by command',
} as const;

/** Refusals of bringing addresses in. */
export const IMPORT_CODES = {
  ...codes({
    NO_CHAIN,
    /** `line` is the number of the first that is none. */
    ADDRESS_LINE: {
      number: 8874,
      zh: '第 {line} 行不是该网络的地址',
      en: 'Line {line} is no address of this chain',
    },
    NOTHING_NEW: {
      number: 8878,
      zh: '没有新地址：都已在池中',
      en: 'None is new: all of them are in the pool',
    },
  }),
  TOO_MANY_OPEN,
  ALREADY_WAITS,
  CODE_NEEDED,
  CODE_WRONG,
};

export const ADDRESS_CODES = codes({
  NO_ADDRESS: {
    number: 8875,
    zh: '池中没有此地址，或已是该状态',
    en: 'No such address is in the pool, or it is so already',
  },
});

export const RESUME_CODES = codes({
  NO_CHAIN,
  NOT_STOPPED: { number: 8877, zh: '该网络没有停止', en: 'It did not stop' },
});
