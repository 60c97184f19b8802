import { expect, it } from 'vitest';
import { NO_FILTER } from './filters.ts';
import { changed, goTo, lineOf, type View } from './views.ts';

const MEMBER: View = { what: 'member', id: 5 };
const ROOT = [lineOf(undefined)];

it('goes down by a view of its own, and up to the view that is there', () => {
  const down = goTo(goTo(ROOT, 1), 2);
  expect(down.map((view) => view.what === 'line' && view.head)).toEqual([undefined, 1, 2]);
  expect(goTo([...down, MEMBER], 1)).toEqual(down.slice(0, 2));
  expect(goTo(down, undefined)).toEqual(ROOT);
});

it('changes the filters of the topmost list alone', () => {
  const filter = { ...NO_FILTER, find: 'lan' };
  const views = changed(goTo(ROOT, 1), { filter });
  expect(views.map((view) => view.what === 'line' && view.filter.find)).toEqual(['', 'lan']);
  expect(changed([...ROOT, MEMBER], { filter })).toEqual([...ROOT, MEMBER]);
});
