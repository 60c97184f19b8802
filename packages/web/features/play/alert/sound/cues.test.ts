import { describe, expect, it } from 'vitest';
import { CUES, LONGEST_MS, samplesOf, type CueName } from './cues.ts';

const RATE = 44_100;
const decibels = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

describe.each(Object.keys(CUES) as CueName[])('the sound of %s', (name) => {
  const samples = samplesOf(name, RATE);
  it('is short, begins and ends in silence, and is not loud', () => {
    expect((samples.length * 1000) / RATE).toBeLessThanOrEqual(LONGEST_MS);
    expect(samples[0]).toBe(0);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.5);
    expect(decibels(samples)).toBeLessThan(-18);
    // And it is one.
    expect(decibels(samples)).toBeGreaterThan(-40);
  });
});

it('sounds the same at whatever rate it is played', () => {
  const [fine, coarse] = [samplesOf('win', 48_000), samplesOf('win', 16_000)];
  for (let i = 0; i < coarse.length; i += 100) expect(coarse[i]).toBeCloseTo(fine[i * 3] ?? 2, 5);
});
