import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addKey, newestKey } from './key-file.ts';

const NAME = 'tried-secrets';
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlot-key-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A key whose number somebody chose by hand. */
async function place(number: string): Promise<void> {
  await mkdir(join(folder, 'keys'), { recursive: true });
  await writeFile(join(folder, 'keys', `${NAME}.${number}.key`), `${'5a'.repeat(32)}\n`);
}

test('where there is no folder yet the first key is made', async () => {
  expect((await newestKey(folder, NAME)).number).toBe(0);
});

test('a folder that cannot be listed is not one without newer keys', async () => {
  await writeFile(join(folder, 'keys'), 'a file where the folder should be');
  await expect(newestKey(folder, NAME)).rejects.toMatchObject({
    code: 'ENOTDIR',
    syscall: 'scandir',
  });
});

test('65,535 is the last number', async () => {
  await place('65535');
  expect((await newestKey(folder, NAME)).number).toBe(65_535);
  await expect(addKey(folder, NAME)).rejects.toThrow(`${NAME} has keys left`);
});

test.each(['65536', '99999', '100000', '18446744073709551616'])(
  'a file with the number %s is refused by its name',
  async (number) => {
    await place(number);
    await expect(newestKey(folder, NAME)).rejects.toThrow(
      `the key ${NAME}.${number}.key has a number of at most 65535`,
    );
  },
);
