import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';
import { costLine, cpuSeconds } from './cpu.mjs';

it.each([
  [[], 'short', 'short', undefined],
  [['--all'], 'all', 'all', undefined],
  [['--long'], 'long', 'all', '1'],
  [['--static'], 'static', 'static', undefined],
] as const)('names the ring and its environment when the words are %j', (words, ring, of, long) => {
  const read = readArguments(words);
  expect(read?.ring).toBe(ring);
  expect([read?.env['TEST_RING'], read?.env['TEST_LONG']]).toEqual([of, long]);
});

it('rejects any other word', () => {
  expect(readArguments(['--al'])).toBeUndefined();
  expect(readArguments(['--all', 'packages'])).toBeUndefined();
});

it('says what a run cost, and where CPU is not measured', () => {
  expect(costLine('short', 720, 1_290)).toBe(
    'ring short: 21.5 CPU minutes, 12.0 minutes of wall time',
  );
  expect(costLine('all', 60, undefined)).toContain('CPU is not measured on this system');
});

it.runIf(process.platform === 'linux')('counts the CPU of descendants that have ended', () => {
  const before = cpuSeconds() ?? 0;
  // The child starts a child of its own, which works for 0.3 s of CPU.
  const work = 'while (process.cpuUsage().user < 300_000);';
  const start = `require('node:child_process').spawnSync(process.execPath, ['-e', '${work}'])`;
  spawnSync(process.execPath, ['-e', start]);
  expect((cpuSeconds() ?? 0) - before).toBeGreaterThanOrEqual(0.3);
});
