import { expect, test } from 'vitest';
import { makeAgent } from '../../../features/account/registration-link/testing/links.ts';
import { linkActs, describeLinks } from './links.ts';
import { withTestServer } from '#testing';

const server = withTestServer({ shared: true, games: [4] });
const run = (name: keyof typeof linkActs, ...args: readonly string[]) => {
  const stage = { db: server().owner as never, dataFolder: '', reason: 'a test of it' };
  expect(args).toHaveLength(linkActs[name].words);
  return linkActs[name].run(stage, args);
};
const list = () => describeLinks(server().owner as never);

test('links are made, disabled and taken away by command', async () => {
  expect(await list()).toBe('there are no links');
  const { userName } = await makeAgent(server(), { group: 1940 });
  const made = await run('link make', userName, 'agent', '1930', '30', '5');
  expect(made).toMatch(/^\/Register\/[2-9A-Z]{10}$/);
  const code = String(made).slice('/Register/'.length);
  expect(await run('link make', 'house', 'player', '1950', '0', 'any')).toMatch(/^\/Register/);
  expect(await list()).toMatch(
    new RegExp(
      `^\\S+  house  player  1950  0 of any  normal\n${code}  ${userName}  agent  1930  0 of 5  normal$`,
    ),
  );
  expect(await run('link disable', code.toLowerCase())).toBe(`link ${code} is disabled`);
  expect(await run('link disable', code)).toEqual({ why: 'It is so already' });
  expect(await list()).toContain('disabled');
  expect(await run('link enable', code)).toBe(`link ${code} may be registered by`);
  expect(await run('link delete', code)).toBe(`link ${code} is gone`);
  expect(await run('link delete', code)).toEqual({ why: 'There is no such link' });
  expect(await run('link make', userName, 'player', '1942', '0', 'any')).toEqual({
    why: 'The prize group is 1940 at most',
  });
});

test.each([
  ['house', 'boss', '1950', '0', 'any'],
  ['house', 'player', '1951', '0', 'any'],
  ['house', 'player', '1950', '2', 'any'],
  ['house', 'player', '1950', '0', '0'],
  ['house', 'player', '1950', '0', '1.5'],
])('%s %s %s %s %s is not understood', async (...args) => {
  expect(await run('link make', ...args)).toBeUndefined();
});
