import { codes } from '../../core/codes.ts';
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
  OUT_OF_BOUNDS: {
    number: 8627,
    zh: '有一项超出允许范围',
    en: 'A value is outside what it may hold',
  },
  MIN_OVER_MAX: {
    number: 8628,
    zh: '最低不能高于最高，汇率的查询间隔不能长于其有效时间',
    en: 'A least is above its most, or a rate is asked for more seldom than it holds',
  },
  TIME_OUT: {
    number: 8629,
    zh: '发布时间须在一年内的将来',
    en: 'It can be published at a time to come, within a year',
  },
  DUE_WAITS: {
    number: 8630,
    zh: '已有一版等待定时发布，请先撤回',
    en: 'A version waits for its time: take it back first',
  },
  SOURCES_FEW: {
    number: 8682,
    zh: '启用的汇率来源少于最少来源数，将没有汇率可用',
    en: 'Fewer sources of the rate are on than have to say one: there would be none',
  },
  PAYOUTS_WAIT: {
    number: 8689,
    zh: '此渠道仍有未完结的付款，完结后才能更改地址',
    en: 'Payouts of it are under way: its address changes when they have ended',
  },
  NODE_ADDRESS: {
    number: 8690,
    zh: '节点的密钥随地址发送，须用命令一并更改',
    en: 'A node is sent its key: address and key are changed together, by command',
  },
  TOO_MANY_OPEN,
  ALREADY_WAITS,
  CODE_NEEDED,
  CODE_WRONG,
});

/** Refusals of asking for a version that there was before. */
export const REVERT_CODES = codes({
  ...PUBLISH_CODES,
  NO_SUCH_VERSION: { number: 8631, zh: '没有此版本', en: 'There is no such version' },
});

/** Refusals of taking back what waits for its time. */
export const DUE_CODES = codes({
  NOT_DUE: { number: 8632, zh: '已发布或已撤回', en: 'It was published or taken back already' },
  CODE_NEEDED,
  CODE_WRONG,
});

/** Refusals of having tried again what could not be published. */
export const RETRY_CODES = codes({
  ...DUE_CODES,
  DUE_WAITS: PUBLISH_CODES.DUE_WAITS,
  DUE_OLD: {
    number: 8681,
    zh: '发布时间已过三十天，不再重试，请重新提交',
    en: 'Its time is over for more than thirty days: it is asked for anew',
  },
});
