import { areaOf } from '../area.ts';
import { twoDigits } from '../template/two-digit.ts';
import { D3 } from './face.ts';

const NAME = { zh: '后二', en: 'Back 2' };

export const back2 = twoDigits(areaOf(D3, 'back2', NAME, NAME, [[1, 2]]), {
  direct: 2023,
  directText: 2024,
  directSum: 2025,
  directSpan: 2026,
  g2: 2027,
  g2Text: 2028,
  groupSum: 2029,
  banker: 2030,
});
