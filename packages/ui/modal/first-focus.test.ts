import { expect, test } from 'vitest';
import { firstFocus } from './Modal.tsx';

const field = { name: 'field' };
const popupWith = (found: unknown) =>
  ({ querySelector: () => found ?? null }) as unknown as HTMLElement;

test('focuses the first field, or the window without one', () => {
  expect(firstFocus(popupWith(field), 'keyboard')).toBe(field);
  const empty = popupWith(undefined);
  expect(firstFocus(empty, 'keyboard')).toBe(empty);
});

test('focuses the window when opened by touch', () => {
  const popup = popupWith(field);
  expect(firstFocus(popup, 'touch')).toBe(popup);
});
