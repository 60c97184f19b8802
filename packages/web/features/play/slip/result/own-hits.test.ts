import { expect, it } from 'vitest';
import { findPlay } from '@fairlot/rules/play/index';
import { hitsOf } from './own-hits.ts';
import { noteCancelled, notePlaced, placedBets } from '../attempt/placed.ts';

const DRAWN = [3, 4, 6, 8, 2];
const hits = (...bets: readonly (readonly [play: string, content: string])[]): string =>
  hitsOf(
    bets.map(([play, content], i) => ({ id: String(i), play, content })),
    DRAWN,
    findPlay,
  )
    .map((isHit) => (isHit ? 'x' : '.'))
    .join('');

it.each([
  ['a digit at its place', 'ssc.fixed', '||||1,2', '....x'],
  ['the same digit at another place', 'ssc.fixed', '2||||', '.....'],
  ['several places', 'ssc.fixed', '3,4||6||9', 'x.x..'],
  ['a selection that wins nothing', 'ssc.star5.direct', '3|1|1|8|1', 'x..x.'],
  ['an empty selection', 'ssc.fixed', '||||', '.....'],
  ['a play that nobody knows', 'ssc.other', '3||||', '.....'],
])('marks %s', (_, play, content, expected) => {
  expect(hits([play, content])).toBe(expected);
});

it('marks what any of the bets hits', () => {
  expect(hits(['ssc.fixed', '3||||'], ['ssc.fixed', '||||2'])).toBe('x...x');
});

it('forgets what was taken back', () => {
  notePlaced(7, [
    { id: 'a', play: 'ssc.fixed', content: '3||||' },
    { id: 'b', play: 'ssc.fixed', content: '||||2' },
  ]);
  noteCancelled(['a']);
  expect(
    placedBets
      .get()
      .get(7)
      ?.map(({ id }) => id),
  ).toEqual(['b']);
});
