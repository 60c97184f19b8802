import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing';
import { isLoopback, startLines } from './start-lines.ts';
import { listOperators } from '../sign-in/store.ts';

let database: TestDatabase;
const dataFolder = mkdtempSync(join(tmpdir(), 'fairlot-start-'));
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(dataFolder, { recursive: true });
  await database.stop();
});

const FIRST = 'The first operator is made by: npm run operator -- add NAME';

test.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['', false],
  ['127.0.0.1.example.com', false],
  ['192.168.1.4', false],
])('%s is this machine alone: %s', (host, isAlone) => {
  expect(isLoopback(host)).toBe(isAlone);
});

test('outside a demo there is no account, and the start says how the first is made', async () => {
  const stage = { dataFolder, isDemo: false, host: '127.0.0.1' };
  expect(await startLines(database.owner, stage)).toEqual([FIRST]);
  expect(await listOperators(database.owner)).toEqual([]);
});

test('a demo that other machines reach makes and prints no operators', async () => {
  const stage = { dataFolder, isDemo: true, host: '0.0.0.0' };
  expect(await startLines(database.owner, stage)).toEqual([
    'No demo operators: the console is open to other machines.',
    FIRST,
  ]);
  expect(await listOperators(database.owner)).toEqual([]);
  expect(existsSync(join(dataFolder, 'demo-operators.json'))).toBe(false);
});

test('a demo on this machine prints two, the same at each start', async () => {
  const stage = { dataFolder, isDemo: true, host: 'localhost' };
  const lines = await startLines(database.owner, stage);
  expect(lines).toEqual([
    expect.stringMatching(/^Demo operator: operator1; password: \S+; authenticator: [A-Z2-7]{32}$/),
    expect.stringMatching(/^Demo operator: operator2; password: \S+; authenticator: [A-Z2-7]{32}$/),
  ]);
  expect(await startLines(database.owner, stage)).toEqual(lines);
  // Opened to others later: what was made stays, and is printed no more.
  expect(await startLines(database.owner, { ...stage, host: '0.0.0.0' })).toEqual([
    'No demo operators: the console is open to other machines.',
  ]);
});
