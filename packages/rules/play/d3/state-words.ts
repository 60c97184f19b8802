import type { Bilingual } from '../../core/text.ts';

export type StateCode =
  | 'guess1D'
  | 'guess2D.same'
  | 'guess2D.diff'
  | 'tongxuan'
  | 'bao3'
  | 'bao6'
  | 'bigsmall'
  | 'triple'
  | 'tractor'
  | 'oddeven';

/** Names and rules of the state 3D games (plays.md section 2.3). */
export const stateWords: Readonly<
  Record<StateCode, { readonly name: Bilingual; readonly rule: Bilingual }>
> = {
  guess1D: {
    name: { zh: '猜1D', en: 'Guess 1D' },
    rule: {
      zh: '选择一个或多个号码，按所选号码在开奖号码中出现一次、两次或三次，分别中相应奖项。',
      en: 'Pick digits. Each pays by how often it occurs in the draw: once, twice or three times.',
    },
  },
  'guess2D.same': {
    name: { zh: '猜2D两同号', en: 'Guess 2D, same digit' },
    rule: {
      zh: '选择一个或多个号码，所选号码在开奖号码中出现两次或以上，即中奖。',
      en: 'Each picked digit that occurs at least twice in the draw wins.',
    },
  },
  'guess2D.diff': {
    name: { zh: '猜2D两不同号', en: 'Guess 2D, different digits' },
    rule: {
      zh: '至少选两个号码，每两个号码为一注，均在开奖号码中出现，不论位置，即中奖。',
      en: 'Pick two digits or more. Each pair whose digits both occur in the draw wins.',
    },
  },
  tongxuan: {
    name: { zh: '通选', en: 'All-match' },
    rule: {
      zh: '每位至少选一个号码，三位全部相同中一等奖，恰有两位相同中二等奖。',
      en: 'Pick digits per position. All three in place win the first prize, exactly two the second.',
    },
  },
  bao3: {
    name: { zh: '包选三', en: 'Cover 3' },
    rule: {
      zh: '输入两个数字相同的三位数号码，顺序一致为全中，顺序不同为组中。',
      en: 'Type three digits of which exactly two are equal. Exact order or any other order wins.',
    },
  },
  bao6: {
    name: { zh: '包选六', en: 'Cover 6' },
    rule: {
      zh: '输入数字各不相同的三位数号码，顺序一致为全中，顺序不同为组中。',
      en: 'Type three different digits. Exact order or any other order wins.',
    },
  },
  bigsmall: {
    name: { zh: '猜大小', en: 'Guess big or small' },
    rule: {
      zh: '三个数字之和 19 至 27 为大，0 至 8 为小，与所选相同即中奖，其余和值不中奖。',
      en: 'The sum of the digits is big from 19 to 27 and small from 0 to 8; other sums lose.',
    },
  },
  triple: {
    name: { zh: '猜三同', en: 'Any triple' },
    rule: { zh: '开奖号码三个数字全部相同，即中奖。', en: 'All three drawn digits are equal.' },
  },
  tractor: {
    name: { zh: '拖拉机', en: 'Tractor' },
    rule: {
      zh: '开奖号码按顺序依次递增一或递减一，即中奖。890、098、901、109 不算。',
      en: 'The digits rise or fall by one in drawn order. 890, 098, 901 and 109 do not count.',
    },
  },
  oddeven: {
    name: { zh: '猜奇偶', en: 'All odd or all even' },
    rule: {
      zh: '开奖号码三个数字全为奇数或全为偶数，与所选相同即中奖。',
      en: 'All three drawn digits are odd, or all are even.',
    },
  },
};
