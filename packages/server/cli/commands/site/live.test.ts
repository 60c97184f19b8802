import { expect, test } from 'vitest';
import { LIVE_BOUNDS } from '@fairlot/wire/community/live-notice';
import { liveActs, describeLiveNotices } from './live.ts';
import { withTestServer } from '#testing';

const server = withTestServer({ shared: true, games: [4] });
const run = (name: keyof typeof liveActs, ...args: readonly string[]) => {
  const stage = { db: server().owner as never, dataFolder: '', reason: 'a test of it' };
  expect(args).toHaveLength(liveActs[name].words);
  return liveActs[name].run(stage, args);
};
const list = () => describeLiveNotices(server().owner as never);
const WORDS = ['今晚开奖', '八点半', 'Tonight', 'At half past eight'];

test('a notification is made, changed and deleted by command', async () => {
  expect(await list()).toBe('there is none');
  const made = await run('live add', '4', '19:50-20:30, 23:30-00:30', ...WORDS);
  const id = /^notification (\d+)$/.exec(made ?? '')?.[1] ?? '';
  expect(await list()).toContain(`${id}  game 4  19:50-20:30, 23:30-00:30  今晚开奖 · Tonight`);
  expect(await run('live edit', id, '4', '08:00-09:00', ...WORDS)).toContain('version 2');
  expect(await list()).toContain('08:00-09:00');
  expect(await run('live delete', id)).toBe(`notification ${id} is gone`);
  expect(await list()).toBe('there is none');
});

test('a line to all players is said by command, or in a line why it is not', async () => {
  expect(await run('toast', '今晚八点维护', 'Down at eight')).toMatch(/^said at 20\d\d-/);
  expect(await run('toast', '', 'Down at eight')).toMatch(/1 to 60 visible/);
});

test('what is wrong is said in a line, what is not understood is nothing, and both change nothing', async () => {
  expect(await run('live add', '5', '19:50-20:30', ...WORDS)).toBe('There is no such game');
  expect(await run('live add', '4', '10:00-12:00,11:00-13:00', ...WORDS)).toMatch(/overlap/);
  const long = 'x'.repeat(LIVE_BOUNDS.title + 1);
  expect(await run('live add', '4', '10:00-12:00', long, 'a', 'b', 'c')).toMatch(/1 to 40/);
  expect(await run('live edit', '99', '4', '10:00-12:00', ...WORDS)).toMatch(/no such/);
  expect(await run('live delete', '99')).toMatch(/no such/);
  expect(await run('live add', 'four', '10:00-12:00', ...WORDS)).toBeUndefined();
  expect(await run('live add', '4', 'all day', ...WORDS)).toBeUndefined();
  expect(await run('live delete', '0')).toBeUndefined();
  expect(await list()).toBe('there is none');
});
