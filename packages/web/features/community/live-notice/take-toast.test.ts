import { afterAll, beforeEach, expect, test } from 'vitest';
import { language, serverNow } from '@fairlot/shell';
import { toasts } from '@fairlot/ui/toast';
import { takeToast } from './take-toast.ts';

let seq = 0;
const say = (agoMs: number, at = (seq += 1)) =>
  takeToast(
    { Content: '今晚八点维护', ContentEn: 'Down at eight', TimeStamp: serverNow() - agoMs },
    at,
  );
const shown = () => toasts.get().map(({ kind, text, ms }) => [kind, text, ms]);

afterAll(() => language.set('zh'));
beforeEach(() => {
  toasts.set([]);
  language.set('zh');
});

test('a line is shown once, in the language of the page', async () => {
  await say(0, 100);
  await say(0, 100);
  expect(shown()).toEqual([['news', '今晚八点维护', 4000]]);
  language.set('en');
  await say(0);
  expect(shown()[0]).toEqual(['news', 'Down at eight', 4000]);
});

test('what was said more than a minute ago is not', async () => {
  await say(61_000);
  expect(shown()).toEqual([]);
  await say(59_000);
  expect(shown()).toHaveLength(1);
});
