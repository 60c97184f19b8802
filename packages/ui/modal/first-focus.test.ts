import { expect, test } from 'vitest';
import { firstFocus } from './Modal.tsx';

const field = { name: 'field' };
const popupWith = (found: unknown) =>
  ({ querySelector: () => found ?? null }) as unknown as HTMLElement;

test('a window gives the focus to its first field, without one to itself', () => {
  expect(firstFocus(popupWith(field), 'keyboard')).toBe(field);
  const empty = popupWith(undefined);
  expect(firstFocus(empty, 'keyboard')).toBe(empty);
});

test('a window opened by touch keeps the focus, so that no keyboard covers it', () => {
  const popup = popupWith(field);
  expect(firstFocus(popup, 'touch')).toBe(popup);
});
