import { invariant } from '../core/invariant.ts';
import { CATEGORIES, categoryByCode, categoryOf } from './categories.ts';
import type { Category } from './category.ts';

/**
 * The category that a category is read off: their games share days, serial numbers and times. The
 * parent is always the game of the catalogue, whose number is that of its category.
 */
export function parentOf(categoryId: number): Category | undefined {
  const category = categoryOf(categoryId);
  if (category?.source.kind !== 'parent') return undefined;
  const parent = categoryByCode(category.source.parent);
  invariant(parent, `${category.code} is read off a game that there is`);
  return parent;
}

const CHILDREN = new Map<number, readonly Category[]>(
  CATEGORIES.map(({ id, code }) => [
    id,
    CATEGORIES.filter(({ source }) => source.kind === 'parent' && source.parent === code),
  ]),
);

/** The categories that are read off one, by its number. */
export const childrenOf = (categoryId: number): readonly Category[] =>
  CHILDREN.get(categoryId) ?? [];
