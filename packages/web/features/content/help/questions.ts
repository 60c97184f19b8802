import type { HelpRow } from '@fairlot/wire/content/help';

/** Questions that the help opens on. */
export const FIRST_QUESTIONS = 10;

/** The first article of each category, then the second of each, until there are enough. */
export function firstQuestions(rows: readonly HelpRow[], most = FIRST_QUESTIONS) {
  const places = new Map<string, number>();
  const placed = rows.map((row) => {
    const place = places.get(row.Category) ?? 0;
    places.set(row.Category, place + 1);
    return { row, place };
  });
  return placed
    .toSorted((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ row }) => row);
}
