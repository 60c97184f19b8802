import { areaOf } from '../area.ts';
import { threeDigits } from '../template/three-digit.ts';
import { D3 } from './face.ts';

const NAME = { zh: '三星', en: 'All 3' };

export const star3 = threeDigits(areaOf(D3, 'star3', NAME, NAME, [[0, 1, 2]]), {
  direct: 2001,
  directText: 2002,
  directSum: 2003,
  directSpan: 2004,
  combo: 2005,
  g3: 2006,
  g3Text: 2007,
  g6: 2008,
  g6Text: 2009,
  mixText: 2010,
  groupSum: 2011,
  banker: 2012,
  sumTail: 2013,
  special: 2014,
});
