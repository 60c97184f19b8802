import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { writeWhole } from './copy-hashed.ts';
import { readPassphrase } from './passphrase.ts';
import { exportKeys, importKeys } from './seal-keys.ts';

const root = mkdtempSync(join(tmpdir(), 'fairlot-keys-'));
afterAll(() => rmSync(root, { recursive: true }));

test('keys come back by their passphrase alone, and a changed file by none', async () => {
  const [from, to, file] = [join(root, 'k1'), join(root, 'k2'), join(root, 'k.sealed')];
  mkdirSync(join(from, 'keys'), { recursive: true });
  writeFileSync(join(from, 'keys', 'a.key'), 'secret of a key');
  writeFileSync(join(from, 'keys', 'a.1.key'), Buffer.from([0, 255, 10]));
  await expect(exportKeys(from, file, 'short')).rejects.toThrow('or more');
  expect(await exportKeys(from, file, 'correct horse battery')).toBe(2);
  expect(readFileSync(file).includes('secret of a key')).toBe(false);
  await expect(exportKeys(from, file, 'correct horse battery')).rejects.toThrow('is there');
  await expect(importKeys(file, to, 'wrong horse battery')).rejects.toThrow('passphrase is wrong');
  const bytes = readFileSync(file);
  // A byte of the salt, the nonce, the tag and the keys.
  for (const place of [20, 35, 50, bytes.length - 1]) {
    const other = Buffer.from(bytes);
    other[place] = (other[place] ?? 0) ^ 1;
    writeFileSync(`${file}.other`, other);
    await expect(importKeys(`${file}.other`, to, 'correct horse battery')).rejects.toThrow('wrong');
  }
  for (const length of [3, 40, bytes.length - 1]) {
    writeFileSync(`${file}.other`, bytes.subarray(0, length));
    await expect(importKeys(`${file}.other`, to, 'correct horse battery')).rejects.toThrow();
  }
  expect(await importKeys(file, to, 'correct horse battery')).toBe(2);
  expect(readFileSync(join(to, 'keys', 'a.key'), 'utf8')).toBe('secret of a key');
  expect([...readFileSync(join(to, 'keys', 'a.1.key'))]).toEqual([0, 255, 10]);
  // Keys that are there are never written over.
  await expect(importKeys(file, to, 'correct horse battery')).rejects.toThrow('has keys');
}, 60_000);

test('keys come all of them or none, also where the import is killed', async () => {
  const [from, to, file] = [join(root, 'many'), join(root, 'killed'), join(root, 'many.sealed')];
  const names = Array.from({ length: 3_000 }, (_, at) => `k.${at}.key`);
  mkdirSync(join(from, 'keys'), { recursive: true });
  for (const name of names) writeFileSync(join(from, 'keys', name), name);
  await exportKeys(from, file, 'correct horse battery');
  const script = join(import.meta.dirname, 'testing/import-keys.ts');
  const words = ['--import', 'tsx', script, file, to, 'correct horse battery'];
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const written = () =>
    ['keys', 'keys.part'].flatMap((name) =>
      existsSync(join(to, name)) ? readdirSync(join(to, name)) : [],
    ).length;
  await expect.poll(written, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await ended;
  const came = existsSync(join(to, 'keys')) ? readdirSync(join(to, 'keys')).length : 0;
  expect([0, names.length]).toContain(came);
  if (came === 0) expect(await importKeys(file, to, 'correct horse battery')).toBe(names.length);
  expect(readdirSync(to)).toEqual(['keys']);
  expect(readdirSync(join(to, 'keys'))).toHaveLength(names.length);
}, 90_000);

test('a file is copied whole by a disk that takes a part of what is written', async () => {
  const bytes = Buffer.from('all of what was read');
  const taken: Buffer[] = [];
  const write = async (from: Uint8Array, at: number) => {
    taken.push(Buffer.from(from.subarray(at, at + 7)));
    return { bytesWritten: Math.min(7, from.length - at), buffer: from };
  };
  await writeWhole({ write } as Pick<FileHandle, 'write'>, bytes);
  expect(Buffer.concat(taken)).toEqual(bytes);
});

test('a passphrase is the first line of a file, or of what is piped, and no more of it is read than that', async () => {
  writeFileSync(join(root, 'words'), 'correct horse\r\nsecond line\n');
  expect(await readPassphrase('words', root)).toBe('correct horse');
  await expect(readPassphrase('gone', root)).rejects.toThrow('cannot be read');
  expect(await readPassphrase('-', root, Readable.from(['corr', 'ect\nmore']))).toBe('correct');
  const endless = Readable.from(
    (function* endless() {
      for (;;) yield 'x'.repeat(1_000);
    })(),
  );
  expect(await readPassphrase('-', root, endless)).toHaveLength(4_096);
});
