import { expect, test } from 'vitest';
import { ask, confirm, questions, warn } from './ask.ts';

test('questions queue, and each answer settles its own', async () => {
  const first = confirm({ text: 'one' });
  const second = warn({ text: 'two' });
  expect(questions.get().map((asked) => [asked.text, asked.kind, asked.hideAfterMs])).toEqual([
    ['one', 'confirm', undefined],
    ['two', 'warn', 5000],
  ]);
  questions.get()[0]?.answer(false);
  expect(await first).toBe(false);
  expect(questions.get()).toHaveLength(1);
  questions.get()[0]?.answer(true);
  expect(await second).toBe(true);
});

test('an answer given twice counts once', async () => {
  const asked = ask({ kind: 'confirm', text: '' });
  const [question] = questions.get();
  question?.answer(true);
  question?.answer(false);
  expect(await asked).toBe(true);
  expect(questions.get()).toHaveLength(0);
});
