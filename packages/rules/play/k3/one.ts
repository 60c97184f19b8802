import { definePlay } from '../define.ts';
import { absent } from '../rule/absent.ts';
import { appear } from '../rule/appear.ts';
import { throwForm } from '../rule/throw.ts';
import { FACES, onDice } from './dice.ts';
import { K3 } from './face.ts';
import type { Play } from '../play.ts';

const ONE = {
  family: K3,
  style: 'official',
  group: { code: 'one', name: { zh: '猜号', en: 'Single face' } },
} as const;

/** 猜号: a face is shown, or it is not. */
export const ones: readonly Play[] = [
  definePlay(
    ONE,
    {
      id: 4016,
      code: 'one',
      section: { zh: '必出', en: 'Shown' },
      name: { zh: '单挑一骰/猜必出', en: 'Face shown' },
      rule: {
        zh: '选择 1 至 6，所选点数在三个骰子中出现，即中奖；出现几次都只赔一次。',
        en: 'Pick faces. A picked face must show on a die; it is paid once, however many dice show it.',
      },
      example: '1,5',
    },
    onDice(appear(3, 1, { zh: '单挑一骰', en: 'Face shown' }, FACES)),
  ),
  definePlay(
    ONE,
    {
      id: 4017,
      code: 'none',
      section: { zh: '必不出', en: 'Not shown' },
      name: { zh: '猜必不出', en: 'Face absent' },
      rule: {
        zh: '选择 1 至 6，所选点数在三个骰子中都没有出现，即中奖。',
        en: 'Pick faces. A picked face must show on none of the three dice.',
      },
      example: '5',
    },
    onDice(absent(3, { zh: '猜必不出', en: 'Face absent' }, FACES)),
  ),
];

/** 形态. */
export const form: Play = definePlay(
  {
    family: K3,
    style: 'official',
    group: { code: 'form', name: { zh: '通选形态', en: 'Form' } },
  },
  {
    id: 4018,
    code: 'form',
    section: { zh: '形态', en: 'Form' },
    name: { zh: '形态通选', en: 'Form' },
    rule: {
      zh: '豹子为三个相同，对子为恰有两个相同，顺子为三个相连，三不同为互不相同且不相连。开出所选形态即中奖，各形态的奖金不同。',
      en: 'Triple: three equal dice. Pair: exactly two equal. Straight: three in a row. Three different: all different and no straight. The throw must be of a picked form; each has its own prize.',
    },
    example: '豹子,对子',
  },
  onDice(throwForm),
);
