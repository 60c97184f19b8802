import { expect, test } from 'vitest';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { signInOperator } from '../../../features/staff/operator/testing/sign-in.ts';
import { lineActs, describeLines } from './lines.ts';
import { withTestServer } from '#testing';

const server = withTestServer({ games: [4] });
const run = (name: keyof typeof lineActs, ...args: readonly string[]) => {
  const stage = { db: server().owner as never, dataFolder: '', reason: 'a test of it' };
  expect(args).toHaveLength(lineActs[name].words);
  return lineActs[name].run(stage, args);
};
const list = () => describeLines(server().owner as never);

test('lines are added, switched and taken away by command, each with its row of the audit', async () => {
  expect(await list()).toMatch(/players came by\nmeasured every 10 minutes, switching is on$/);
  expect(await run('line add', 'one', 'https://one.example/')).toBe(
    'line one is https://one.example',
  );
  expect(await run('line add', 'two', 'https://one.example')).toMatch(/already/);
  expect(await run('line add', 'two', 'http://two.example')).toMatch(/https address/);
  expect(await run('line switch', 'off')).toBe('switching between lines is off');
  expect(await run('line minutes', '5')).toBe('lines are measured every 5 minutes');
  expect(await list()).toBe('one  https://one.example\nmeasured every 5 minutes, switching is off');
  expect(await run('line remove', 'one')).toBe('line one is gone');
  expect(await run('line remove', 'one')).toMatch(/no such line/);
  const { token } = await signInOperator(server(), 'zhao', ['auditor']);
  const audit = await server().callConsole(operatorHttp.getAudit, { Count: 9 }, { token });
  const rows = audit.value.Rows.filter(({ Permission }) => Permission === 'site.settings.change');
  expect(rows).toHaveLength(4);
  expect(rows.at(-1)).toMatchObject({
    Before: { lines: [] },
    After: { lines: [{ name: 'one', url: 'https://one.example' }] },
  });
});

test('what is not understood is nothing', async () => {
  expect(await run('line switch', 'maybe')).toBeUndefined();
  expect(await run('line minutes', 'ten')).toBeUndefined();
  expect(await run('line minutes', '0')).toMatch(/every 1 to 1440/);
});
