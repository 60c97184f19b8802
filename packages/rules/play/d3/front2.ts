import { areaOf } from '../area.ts';
import { twoDigits } from '../template/two-digit.ts';
import { D3 } from './face.ts';

const NAME = { zh: '前二', en: 'Front 2' };

export const front2 = twoDigits(areaOf(D3, 'front2', NAME, NAME, [[0, 1]]), {
  direct: 2015,
  directText: 2016,
  directSum: 2017,
  directSpan: 2018,
  g2: 2019,
  g2Text: 2020,
  groupSum: 2021,
  banker: 2022,
});
