import { describe, expect, it } from 'vitest';
import { allPlays } from '@fairlot/rules/play/index';
import { randomContent, secureBelow } from './random-pick.ts';

/** A small generator with a seed, so that a failure comes again. */
function seeded(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

describe('random picks', () => {
  const plays = allPlays()
    .map((play) => play.on(Date.UTC(2026, 5, 1)))
    .filter((play) => play.style === 'official');

  it('are a selection that counts, for every official play', () => {
    const below = seeded(7);
    for (const play of plays) {
      for (let i = 0; i < 5; i++) {
        const content = randomContent(play, below);
        const parsed = play.parse(content);
        expect(parsed.ok, `${play.code}: ${content}`).toBe(true);
      }
    }
  });

  it('come evenly from the secure source', () => {
    const seen = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 6000; i++) seen[secureBelow(6)]! += 1;
    for (const count of seen) expect(count).toBeGreaterThan(700);
  });
});
