import { expect, test } from 'vitest';
import { both } from './side-by-side.ts';

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

test('what one of two throws waits for the other', async () => {
  for (const isFirst of [true, false]) {
    let isDone = false;
    let goOn = (): void => {};
    const slow = new Promise<void>((open) => (goOn = open)).then(() => void (isDone = true));
    const broken = Promise.reject(new Error('broken'));
    const wasDone = (isFirst ? both(broken, slow) : both(slow, broken)).then(
      () => 'both',
      (error: Error) => [error.message, isDone],
    );
    await turn();
    goOn();
    expect(await wasDone).toEqual(['broken', true]);
  }
  expect(await both(Promise.resolve(1), Promise.resolve('two'))).toEqual([1, 'two']);
});

test('of two that throw the first is told', async () => {
  const throwing = (name: string) => Promise.reject(new Error(name));
  await expect(both(throwing('one'), throwing('other'))).rejects.toThrow('one');
});
