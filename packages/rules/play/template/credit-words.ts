import type { Bilingual } from '../../core/text.ts';

/** Rules of the double-sided plays that both digit families have. */
export const BALL_RULE: Bilingual = {
  zh: '大为 5 至 9，小为 0 至 4；质为 1、2、3、5、7，合为 0、4、6、8、9。',
  en: 'Big is 5 to 9, small 0 to 4; prime is 1, 2, 3, 5, 7, composite is 0, 4, 6, 8, 9.',
};

export const SHAPE_RULE: Bilingual = {
  zh: '豹子：三个数字相同。对子：仅两个数字相同。顺子：三个数字相连，不分顺序，0 与 9 相连。半顺：不是顺子且有两个数字相连。杂六：其余。',
  en: 'Three of a kind: all equal. Pair: exactly two equal. Straight: three neighbours in any order, 0 next to 9. Half straight: two neighbours. None of these: the rest.',
};

export const SUM_RULE: Bilingual = {
  zh: '三个数字之和：14 至 27 为大，0 至 13 为小；尾数为和的个位。',
  en: 'The sum of the three digits: big is 14 to 27, small 0 to 13; the tail is its last digit.',
};

export const SPAN_RULE: Bilingual = {
  zh: '三个数字中最大数字减最小数字的差。',
  en: 'The largest minus the smallest of the three digits.',
};

export const OCCURS_RULE: Bilingual = {
  zh: '所选号码在三个数字中出现即中奖，出现多次只赔一次。',
  en: 'The digit occurs among the three; paid once, however often it occurs.',
};

export const DRAGON_TIGER_RULE: Bilingual = {
  zh: '前者大于后者为龙，小于为虎，相等为和。开和时龙、虎不中奖。',
  en: 'Dragon: the first digit is higher. Tiger: it is lower. Tie: equal; dragon and tiger then lose.',
};

export const PAIR_SUM_RULE: Bilingual = {
  zh: '两个数字之和的单双；大小、质合以和的个位计，大为 5 至 9，质为 1、2、3、5、7。',
  en: 'Odd or even of the sum of two digits; size and prime use its last digit: big is 5 to 9, prime is 1, 2, 3, 5, 7.',
};
