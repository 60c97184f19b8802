import { expect, test } from 'vitest';
import { invariant } from '../../core/invariant.ts';
import { findPlay } from '../catalogue.ts';
import { tuples } from './counting.ts';

const play = findPlay('d3.state.tongxuan')?.on(0);
invariant(play, 'the play exists');

const firstDigits = (size: number): string =>
  Array.from({ length: size }, (_, digit) => digit).join(',');

test('the bounds are what the best draw reaches, for rows of any sizes', () => {
  const sizes = [1, 2, 5, 9, 10];
  for (const a of sizes) {
    for (const b of sizes) {
      for (const c of sizes) {
        const picked = play.parse([a, b, c].map(firstDigits).join('|'));
        invariant(picked.ok, 'rows of digits');
        const most = { tiers: [0, 0], total: 0 };
        for (const draw of tuples(3)) {
          const [first, second] = play.hits(picked.value, draw).tiers as [number, number];
          most.tiers = [Math.max(most.tiers[0]!, first), Math.max(most.tiers[1]!, second)];
          most.total = Math.max(most.total, first + second);
        }
        expect(play.mostHits(picked.value), `${a} x ${b} x ${c}`).toEqual(most);
      }
    }
  }
});
