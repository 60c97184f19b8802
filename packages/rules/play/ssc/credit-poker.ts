import { option, optionRule } from '../rule/option-rule.ts';
import { handOf } from '../rule/poker.ts';
import { creditPlay } from '../template/credit-play.ts';
import { SSC } from './face.ts';
import type { RuleOption } from '../rule/option-rule.ts';
import type { Hand } from '../rule/poker.ts';

const GROUP = { code: 'poker', name: { zh: '梭哈', en: 'Poker hand' } };

const hand = (code: Hand, zh: string, en: string, wins: number): RuleOption =>
  option(code, zh, en, wins, (draw) => handOf(draw) === code);

export const creditPoker = [
  creditPlay(
    SSC,
    GROUP,
    {
      id: 1208,
      code: 'poker',
      name: { zh: '梭哈', en: 'Poker hand' },
      rule: {
        zh: '以五个数字的组合计，八种牌型必有且仅有一种。顺子为五个相连的数字，不分顺序，0 与 9 相连。',
        en: 'The five digits make exactly one of eight hands. A straight is five consecutive digits in any order, 0 next to 9.',
      },
    },
    optionRule(100_000, [
      hand('five', '五条', 'Five of a kind', 10),
      hand('four', '四条', 'Four of a kind', 450),
      hand('full', '葫芦', 'Full house', 900),
      hand('straight', '顺子', 'Straight', 1200),
      hand('three', '三条', 'Three of a kind', 7200),
      hand('twopair', '两对', 'Two pairs', 10_800),
      hand('pair', '一对', 'One pair', 50_400),
      hand('high', '散号', 'All different', 29_040),
    ]),
  ),
];
