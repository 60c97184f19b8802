import { expect, test } from 'vitest';
import { awaitMade } from './await-made.ts';

const Id = '018f3c5a-0000-7000-8000-00000000000a';
const made = { Id, Name: 'a.json', Bytes: 9, Rows: 1, Sha256: '', Key: '' };
const TOLD = { zh: '没有', en: 'None' };

function waitFor(answers: readonly (typeof made | null | 'none' | 'lost')[]) {
  const seen = { asked: 0, rested: 0 };
  const left = [...answers];
  const ask = async () => {
    seen.asked += 1;
    const answer = left.shift() ?? null;
    if (answer === 'lost') throw new Error('no answer');
    return answer === 'none'
      ? ({ ok: false, error: { text: TOLD } } as const)
      : ({ ok: true, value: { Id, Made: answer } } as const);
  };
  const rest = async () => void (seen.rested += 1);
  const go = (mostAsked = 99) =>
    awaitMade({ Id, Made: null }, ask, { rest, isGivenUp: () => seen.asked > mostAsked });
  return { go, seen };
}

test('what is made already is asked for no more, what is not until it is', async () => {
  const never = () => Promise.reject(new Error('asked'));
  const still = { rest: never, isGivenUp: () => false };
  expect(await awaitMade({ Id, Made: made }, never, still)).toBe(made);
  const { go, seen } = waitFor([null, null, made]);
  expect(await go()).toEqual(made);
  expect(seen).toEqual({ asked: 3, rested: 2 });
});

test('a refusal ends it, whoever leaves asks no more, and a lost answer is thrown', async () => {
  expect(await waitFor([null, 'none']).go()).toEqual({ refused: TOLD });
  const left = waitFor([null, null, made]);
  expect(await left.go(1)).toBe('given up');
  expect(left.seen.asked).toBe(2);
  await expect(waitFor([null, 'lost']).go()).rejects.toThrow('no answer');
});
