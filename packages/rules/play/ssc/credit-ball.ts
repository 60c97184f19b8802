import { creditPlay } from '../template/credit-play.ts';
import { BALL_RULE } from '../template/credit-words.ts';
import { ballRule } from '../template/credit.ts';
import { SSC } from './face.ts';

const GROUP = { code: 'ball', name: { zh: '第一球~第五球', en: 'Balls 1 to 5' } };

/** 第一球 to 第五球 (plays.md section 3.1). */
export const creditBalls = [
  { id: 1199, numeral: '一' },
  { id: 1200, numeral: '二' },
  { id: 1201, numeral: '三' },
  { id: 1202, numeral: '四' },
  { id: 1203, numeral: '五' },
].map(({ id, numeral }, i) =>
  creditPlay(
    SSC,
    GROUP,
    {
      id,
      code: `ball${i + 1}`,
      name: { zh: `第${numeral}球`, en: `Ball ${i + 1}` },
      rule: BALL_RULE,
    },
    ballRule(i),
  ),
);
