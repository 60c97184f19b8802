import { ADJUSTMENT_BOUNDS } from '@fairlot/rules/check/adjustment-rows';
import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';

/** Refusals of an adjustment that an operator puts to another. */
export const ADJUST_CODES = codes({
  NO_SUCH_PLAYER: {
    number: 8851,
    zh: '第 {line} 行：没有玩家 {name}',
    en: 'Line {line}: there is no player {name}',
  },
  TWICE: {
    number: 8852,
    zh: '第 {line} 行：{name} 出现两次',
    en: 'Line {line}: {name} stands there twice',
  },
  AMOUNT: {
    number: 8853,
    zh: `第 {line} 行：金额须大于 0，且不超过 ${ADJUSTMENT_BOUNDS.most / 1000n}`,
    en: `Line {line}: an amount is above 0 and ${ADJUSTMENT_BOUNDS.most / 1000n} at most`,
  },
  SHORT: {
    number: 8854,
    zh: '第 {line} 行：{name} 可用余额不足',
    en: 'Line {line}: {name} has less than that',
  },
  NO_TIMES: {
    number: 8856,
    zh: '扣款没有流水要求',
    en: 'What is taken has no betting requirement',
  },
  DONE_ALREADY: {
    number: 8855,
    zh: '24 小时内已入账过完全相同的调整；如需再次入账，请更改说明',
    en: 'Exactly this was posted within 24 hours; change what players read to post it again',
  },
  TOO_MANY_OPEN: PROPOSAL_CODES.TOO_MANY_OPEN,
  ALREADY_WAITS: PROPOSAL_CODES.ALREADY_WAITS,
  CODE_NEEDED: PROPOSAL_CODES.CODE_NEEDED,
  CODE_WRONG: PROPOSAL_CODES.CODE_WRONG,
});

export const ADJUSTMENT_CODES = codes({
  NO_SUCH_ADJUSTMENT: { number: 8857, zh: '没有此调整', en: 'There is no such adjustment' },
});
