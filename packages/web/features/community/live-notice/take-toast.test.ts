import { beforeEach, expect, test } from 'vitest';
import { serverNow } from '@fairlot/shell';
import { toasts } from '@fairlot/ui/toast';
import { takeToast } from './take-toast.ts';

let seq = 0;
const say = (agoMs: number, at = (seq += 1)) =>
  takeToast(
    { Content: '今晚八点维护', ContentEn: 'Down at eight', TimeStamp: serverNow() - agoMs },
    at,
  );
const shown = () => toasts.get().map(({ kind, text, ms }) => [kind, text, ms]);

beforeEach(() => {
  toasts.set([]);
});

test('a line is shown once, in both languages', async () => {
  await say(0, 100);
  await say(0, 100);
  expect(shown()).toEqual([['news', { zh: '今晚八点维护', en: 'Down at eight' }, 4000]]);
});

test('what was said more than a minute ago is not', async () => {
  await say(61_000);
  expect(shown()).toEqual([]);
  await say(59_000);
  expect(shown()).toHaveLength(1);
});
