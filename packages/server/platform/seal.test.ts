import { createCipheriv, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addKey, loadKey, newestKey } from './key-file.ts';
import { headOf, seal, unseal } from './seal.ts';

const root = mkdtempSync(join(tmpdir(), 'fairlot-seal-'));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;
const newFolder = (): string => join(root, String((folders += 1)));

const OF = { key: 'tried-secrets', table: 'tried', owner: 'wang' };
const SECRET = Buffer.from('a secret of twenty-7');

/** A value as it was kept before keys had numbers. */
async function sealedOld(folder: string, nonce = randomBytes(12)): Promise<Buffer> {
  const cipher = createCipheriv('aes-256-gcm', await loadKey(folder, OF.key), nonce);
  cipher.setAAD(Buffer.from(OF.owner));
  return Buffer.concat([nonce, cipher.update(SECRET), cipher.final(), cipher.getAuthTag()]);
}

test.each(['', 'folder'])('what is sealed opens as what it is, in %j', async (kind) => {
  const folder = kind && newFolder();
  const sealed = await seal(folder, OF, SECRET);
  expect(sealed.includes(SECRET)).toBe(false);
  expect(await unseal(folder, OF, sealed)).toEqual(SECRET);
  expect(await seal(folder, OF, SECRET)).not.toEqual(sealed);
  expect(await unseal(folder, OF, await seal(folder, OF, Buffer.alloc(0)))).toHaveLength(0);
});

test.each([
  { owner: 'li' },
  { table: 'other' },
  { key: 'other-secrets' },
  // What is joined is not joined otherwise.
  { table: 'trie', owner: 'dwang' },
])('as another it does not open: %j', async (other) => {
  const folder = newFolder();
  await loadKey(folder, 'other-secrets');
  const sealed = await seal(folder, OF, SECRET);
  await expect(unseal(folder, { ...OF, ...other }, sealed)).rejects.toThrow();
});

test('with any bit changed, or cut, it does not open', async () => {
  const folder = newFolder();
  const sealed = await seal(folder, OF, SECRET);
  for (let i = 0; i < sealed.length; i += 1) {
    const changed = Buffer.from(sealed);
    changed[i] = (changed[i] ?? 0) ^ 1;
    await expect(unseal(folder, OF, changed), `byte ${i}`).rejects.toThrow();
    await expect(unseal(folder, OF, sealed.subarray(0, i)), `cut at ${i}`).rejects.toThrow();
  }
});

test('a value without a number opens by the first key, also after others have followed', async () => {
  const folder = newFolder();
  const old = await sealedOld(folder);
  expect(await unseal(folder, OF, old)).toEqual(SECRET);
  // One that begins, by chance, as those do that have a number.
  const alike = await sealedOld(folder, Buffer.concat([headOf(0), randomBytes(7)]));
  expect(await unseal(folder, OF, alike)).toEqual(SECRET);
  await addKey(folder, OF.key);
  expect(await unseal(folder, OF, old)).toEqual(SECRET);
  await expect(unseal(folder, { ...OF, owner: 'li' }, old)).rejects.toThrow();
});

test('a new key seals from then on, and what was sealed before still opens', async () => {
  const folder = newFolder();
  const before = await seal(folder, OF, SECRET);
  expect(before.subarray(0, 5)).toEqual(headOf(0));
  expect((await addKey(folder, OF.key)).number).toBe(1);
  const after = await seal(folder, OF, SECRET);
  expect(after.subarray(0, 5)).toEqual(headOf(1));
  for (const sealed of [before, after]) expect(await unseal(folder, OF, sealed)).toEqual(SECRET);
  // Not by its bytes alone: the number is sealed with the rest.
  const renumbered = Buffer.concat([headOf(0), after.subarray(5)]);
  await expect(unseal(folder, OF, renumbered)).rejects.toThrow();
  await rm(join(folder, 'keys', `${OF.key}.key`));
  await expect(unseal(folder, OF, before)).rejects.toThrow('key 0 of tried-secrets');
  expect(await unseal(folder, OF, after)).toEqual(SECRET);
  // A key that is gone is not made anew by whoever opens.
  expect(await readdir(join(folder, 'keys'))).toEqual([`${OF.key}.1.key`]);
});

test('keys count on by number, and another name is no number', async () => {
  const folder = newFolder();
  await loadKey(folder, `${OF.key}.backup`);
  await loadKey(folder, `${OF.key}-of-others.7`);
  expect((await newestKey(folder, OF.key)).number).toBe(0);
  for (let n = 1; n <= 11; n += 1) expect((await addKey(folder, OF.key)).number).toBe(n);
  expect((await newestKey(folder, OF.key)).number).toBe(11);
});

test('of several who make the next key at once all have the same one', async () => {
  const folder = newFolder();
  await newestKey(folder, OF.key);
  const made = await Promise.all([1, 2, 3, 4].map(() => addKey(folder, OF.key)));
  const newest = await newestKey(folder, OF.key);
  // Whoever came after the first had made his, made another: never half of one.
  for (const { number } of made) expect([1, 2, 3, 4]).toContain(number);
  expect(made.map(({ number }) => number)).toContain(newest.number);
  const of = new Map(made.map(({ number, key }) => [number, Buffer.from(key).toString('hex')]));
  for (const { number, key } of made) {
    expect(Buffer.from(key).toString('hex')).toBe(of.get(number));
  }
});

test('a key that is there is read, and nothing is written for who asks', async () => {
  const folder = newFolder();
  const key = await loadKey(folder, 'asked-often');
  const { mtimeNs } = await stat(join(folder, 'keys'), { bigint: true });
  expect(await loadKey(folder, 'asked-often')).toEqual(key);
  expect((await stat(join(folder, 'keys'), { bigint: true })).mtimeNs).toBe(mtimeNs);
});
