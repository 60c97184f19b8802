import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';

/** Refusals of what operators make of the settings of the site. */
export const SETTING_CODES = codes({
  NO_SUCH_SETTING: { number: 8511, zh: '没有这项设置', en: 'There is no such setting' },
  NOT_A_VALUE: { number: 8512, zh: '不能设为这个值', en: 'It cannot hold that value' },
  SETTING_CHANGED: {
    number: 8513,
    zh: '设置刚被改动，请核对后重试',
    en: 'It was changed meanwhile, look again',
  },
  NO_CHANGE: { number: 8514, zh: '内容没有变化', en: 'That is what it is already' },
});

/** Refusals of a change of the state of the merchant. */
export const MERCHANT_CODES = codes({
  NO_CHANGE: { number: 8515, zh: '已经是这个状态', en: 'That is its state already' },
  STATE_CHANGED: {
    number: 8516,
    zh: '状态刚被改动，请核对后重试',
    en: 'It was changed meanwhile, look again',
  },
  BOOKS_HAVE_BEGUN: {
    number: 8517,
    zh: '已经开始记账，不能回到筹备状态',
    en: 'The books have begun: it is not being set up any more',
  },
  BY_COMMAND_ALONE: {
    number: 8518,
    zh: '全部关闭后只能用命令打开',
    en: 'What is closed altogether is opened by command alone',
  },
  CODE_NEEDED: PROPOSAL_CODES.CODE_NEEDED,
  CODE_WRONG: PROPOSAL_CODES.CODE_WRONG,
});
