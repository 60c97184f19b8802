import type { Bilingual } from '@fairlot/rules/core/text';

/** What is wrong with the row of a cart, where the rules have no words for it. */
export const NO_SUCH_PLAY: Bilingual = {
  zh: '该彩种没有此玩法',
  en: 'This game has no such play',
};
export const ONE_OPTION: Bilingual = { zh: '每行一个选项', en: 'One option a row' };
export const PLAIN_DIGITS: Bilingual = {
  zh: '号码请用半角数字',
  en: 'Numbers are written in plain digits',
};
