import type { Category } from './category.ts';

/** What the catalogue calls a game (plays.md section 6). */
export const CATALOGUE_KINDS = ['platform', 'hash', 'official', 'overseas', 'instant'] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** It follows from when a category draws and where its numbers come from. */
export function catalogueKindOf({
  schedule,
  source,
  isOverseas,
}: Pick<Category, 'schedule' | 'source' | 'isOverseas'>): CatalogueKind {
  if (schedule.kind === 'instant') return 'instant';
  if (source.kind === 'block') return 'hash';
  if (isOverseas) return 'overseas';
  return source.kind === 'chain' ? 'platform' : 'official';
}
