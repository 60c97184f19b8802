import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/log';
import { withTestServer } from '#testing';
import { checkProgram, partNames, signPart, watchProgram } from './index.ts';
import { PARTS } from './parts.ts';

/** S16: a program on disk, signed, and then spoilt in every way that a disk or a person may. */
const server = withTestServer({ features: [] });
const home = mkdtempSync(join(tmpdir(), 'fairlot-program-'));
const root = join(home, 'root');
const data = join(home, 'data');
afterAll(() => rmSync(home, { recursive: true }));

const PAGE = 'packages/web/dist/assets/main.js';
const MAIN = 'dist/server/main.mjs';

beforeEach(async () => {
  rmSync(root, { recursive: true, force: true });
  for (const folder of Object.values(PARTS).flat()) {
    mkdirSync(join(root, folder, 'assets'), { recursive: true });
    writeFileSync(join(root, folder, 'assets/main.js'), 'export const plain = 1;');
  }
  writeFileSync(join(root, MAIN), 'x'.repeat(300_000));
  for (const part of partNames) await signPart(root, data, part);
});

const check = () => checkProgram(root, data);
const spoil = (file: string, change: (bytes: Buffer) => void) => {
  const bytes = readFileSync(join(root, file));
  change(bytes);
  writeFileSync(join(root, file), bytes);
};

test('what was signed is as it was signed', async () => {
  expect(await check()).toEqual([]);
});

test.each([0, 150_000, 299_999])('one bit of one file, at byte %i', async (at) => {
  spoil(MAIN, (bytes) => bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at));
  expect(await check()).toEqual([`${MAIN}: it was changed`]);
});

test('a file more, a file less, a folder less', async () => {
  writeFileSync(join(root, 'packages/web/dist/assets/more.js'), '');
  rmSync(join(root, 'packages/console/dist/assets/main.js'));
  rmSync(join(root, 'packages/server/migrations'), { recursive: true });
  expect(await check()).toEqual([
    'packages/web/dist/assets/more.js: nobody signed it',
    'packages/console/dist/assets/main.js: it is gone',
    'server: a folder or file of it is gone',
  ]);
});

test('a list written to fit a changed file is not signed, nor is that of another part', async () => {
  const list = join(data, 'program/client.txt');
  spoil(PAGE, (bytes) => bytes.write('E'));
  const own = readFileSync(list, 'utf8');
  writeFileSync(list, own.replace(/^[0-9a-f]{64}/, 'a'.repeat(64)));
  const unsigned = 'client: its list was not signed by the key of this installation';
  expect(await check()).toEqual([unsigned]);
  for (const end of ['txt', 'sig']) {
    cpSync(join(data, `program/console.${end}`), join(data, `program/client.${end}`));
  }
  expect(await check()).toEqual([unsigned]);
});

test.each(['', 'zz', '00'.repeat(64)])('a signature of %j is none', async (text) => {
  writeFileSync(join(data, 'program/client.sig'), text);
  expect(await check()).toEqual([
    'client: its list was not signed by the key of this installation',
  ]);
});

test('without its lists, and without the key, nothing counts as signed', async () => {
  expect(await checkProgram(root, join(home, 'other'))).toHaveLength(partNames.length);
  rmSync(join(data, 'program'), { recursive: true });
  expect(await check()).toEqual(partNames.map((part) => `${part}: it was never signed`));
});

test('the daily look says it in the log and in the audit, and nothing when all is well', async () => {
  const { db } = server().platform;
  const said: string[] = [];
  const log = createLog('error', { write: (line: string) => void said.push(line) });
  const job = watchProgram({ db, log }, { root, dataFolder: data });
  const rows = async () =>
    (
      await sql<{ after: unknown }>`
        SELECT after FROM operator_audit WHERE permission = 'site.program.check'`.execute(
        server().owner,
      )
    ).rows.map(({ after }) => after);
  await job.run();
  expect([said, await rows()]).toEqual([[], []]);
  spoil(PAGE, (bytes) => bytes.write('E'));
  await job.run();
  expect(said.join('')).toContain(`${PAGE}: it was changed`);
  expect(await rows()).toEqual([
    { isRefused: false, count: 1, lines: [`${PAGE}: it was changed`] },
  ]);
});
