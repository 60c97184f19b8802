import { expect, it } from 'vitest';
import { findPlay } from '@fairlot/rules/play/index';
import { picksText } from './picks-text.ts';

it.each([
  ['ssc.back3.direct', '2,5,8|0,4|1,7,9', 'zh', '', ['258', '04', '179']],
  ['ssc.fixed', '|||1,3|', 'zh', '', ['-', '-', '-', '13', '-']],
  ['ssc.back2.bsoe', '大,单|小', 'en', '', ['Big Odd', 'Small']],
  ['ssc.ren2.g2', '@0,1,4:1,2,3', 'zh', '万千个', ['123']],
  ['ssc.ren2.g2', '@0,1,4:1,2,3', 'en', '1st 2nd 5th', ['123']],
  ['ssc.front3.directSum', '0,13', 'zh', '', ['0 13']],
  ['no.such.play', '1|2', 'zh', '', ['1|2']],
] as const)('%s %s in %s', (play, content, language, positions, rows) => {
  expect(picksText(findPlay(play), content, language)).toEqual({ positions, rows });
});

it('shows the first typed notes only', () => {
  const content = Array.from({ length: 1000 }, (_, i) => String(i).padStart(5, '0')).join(' ');
  const [row = ''] = picksText(findPlay('ssc.star5.directText'), content, 'zh').rows;
  expect(row.endsWith('…')).toBe(true);
  expect(row.length).toBeLessThan(130);
});
