import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns, hashPassword, isPassword } from './password.ts';

test('a password is known again, another is not, and no account has none', async () => {
  const stored = await hashPassword('kept-for-tests-42');
  const hash = stored.ok ? stored.value : '';
  expect(await isPassword(hash, 'kept-for-tests-42')).toEqual({ ok: true, value: true });
  expect(await isPassword(hash, 'kept-for-tests-43')).toEqual({ ok: true, value: false });
  expect(await isPassword(undefined, 'kept-for-tests-42')).toEqual({ ok: true, value: false });
});

test('a flood at one cost lets whoever hashes at another come in', async () => {
  const cost = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };
  const flood = Array.from({ length: 70 }, () => hashPassword('kept-for-tests-42', cost));
  const other = await hashPassword('kept-for-tests-42', { ...cost });
  expect((await Promise.all(flood)).filter(({ ok }) => !ok)).toHaveLength(5);
  expect(other.ok).toBe(true);
});

test('never more run at once than may, whenever newcomers come', async () => {
  const inTurn = createTurns(1, 40);
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await delay(1);
    running -= 1;
  };
  let end = (): void => {};
  const held = inTurn(() => new Promise<void>((done) => (end = done)));
  const all = [inTurn(work)];
  end();
  // One in every turn of the queue of promises: some come just as the place is handed on.
  for (let i = 0; i < 20; i += 1) {
    await Promise.resolve();
    all.push(inTurn(work));
  }
  await Promise.all([held, ...all]);
  expect(most).toBe(1);
});

test('who finds the queue full is refused, and a work that fails gives its place back', async () => {
  const inTurn = createTurns(1, 1);
  const fails = inTurn(() => Promise.reject(new Error('no')));
  const waits = inTurn(async () => 'done');
  expect(await inTurn(async () => 'late')).toEqual({ ok: false, error: 'BUSY' });
  await expect(fails).rejects.toThrow('no');
  expect(await waits).toEqual({ ok: true, value: 'done' });
  expect(await inTurn(async () => 'next')).toEqual({ ok: true, value: 'next' });
});

test('serves members while the queue of strangers is full', async () => {
  const inTurn = createTurns(1, 3);
  const order: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((go) => (release = go));
  const first = inTurn(() => held);
  const work = (name: string) => async () => void order.push(name);
  const strangers = [1, 2, 3].map((n) => inTurn(work(`stranger ${n}`)));
  expect(await inTurn(work('one too many'))).toEqual({ ok: false, error: 'BUSY' });
  const members = [1, 2, 3].map((n) => inTurn(work(`member ${n}`), 'members'));
  expect(await inTurn(work('one too many'), 'members')).toEqual({ ok: false, error: 'BUSY' });
  release();
  await Promise.all([first, ...strangers, ...members]);
  const names = (who: string) => [1, 2, 3].map((n) => `${who} ${n}`);
  expect(order).toEqual([...names('member'), ...names('stranger')]);
});
