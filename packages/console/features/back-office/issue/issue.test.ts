import { expect, test } from 'vitest';
import { followMs, type Issue } from './issue.ts';

const issue = { Step: 'done', IsHeld: false, Corrections: [] } as unknown as Issue;
const correction = { FinishedAt: null } as Issue['Corrections'][number];

test('polls an issue until its last step and correction are done', () => {
  for (const Step of ['open', 'close', 'draw', 'settle'] as const) {
    expect(followMs({ ...issue, Step })).toBeGreaterThan(0);
  }
  expect(followMs(issue)).toBe(0);
  expect(followMs({ ...issue, Corrections: [correction] })).toBeGreaterThan(0);
  expect(followMs({ ...issue, Corrections: [{ ...correction, FinishedAt: 1 }] })).toBe(0);
});

test('stops polling while an issue is held', () => {
  expect(followMs({ ...issue, Step: 'draw', IsHeld: true })).toBe(0);
});
