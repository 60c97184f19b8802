import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Balls } from './Balls.tsx';

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

test('balls that wait hold no digit, and say that they wait', () => {
  const shown = renderToStaticMarkup(<Balls number={null} count={5} waitLabel="Waiting" />);
  expect(textOf(shown)).toBe('');
  expect(shown).toContain('aria-label="Waiting"');
  expect(shown.match(/data-ball/g)?.length).toBeGreaterThanOrEqual(5);
});

test('balls that fit their room know how many stand in a line', () => {
  const numbers = Array.from({ length: 20 }, (_, i) => i + 10).join(',');
  expect(renderToStaticMarkup(<Balls number="1,2,3" size="md" fit />)).toContain('--n:3');
  expect(renderToStaticMarkup(<Balls number={numbers} size="xs" fit />)).toContain('--n:10');
});
