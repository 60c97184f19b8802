import { expect, test } from 'vitest';
import { besideOthers } from './beside.ts';

test('each hears how many of its address began before it and have not ended', async () => {
  let end = (): void => {};
  const heard: number[] = [];
  const first = besideOthers('2001:db8:5:1::1', async (before) => {
    heard.push(before);
    await new Promise<void>((done) => (end = done));
  });
  const hear = (ip: string) => besideOthers(ip, async (before) => heard.push(before));
  await hear('2001:db8:5:1:ffff::2');
  await hear('2001:db8:5:2::1');
  end();
  await first;
  await hear('2001:db8:5:1::1');
  expect(heard).toEqual([0, 1, 0, 0]);
});

test('one that fails has ended too', async () => {
  const fails = besideOthers('192.0.2.77', async () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(await besideOthers('192.0.2.77', async (before) => before)).toBe(0);
});
