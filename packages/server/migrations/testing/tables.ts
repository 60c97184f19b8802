import type { Tables } from '#testing/tables';

export const tables: Tables = {
  // Only the owner migrates.
  migration: { placement: 'central', rights: '' },
  test_clock: { placement: 'central' },
};
