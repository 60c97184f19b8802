import type { Tables } from '#testing/tables';

export const tables: Tables = {
  // Only the owner fills a demo, and migrates.
  demo_step: { placement: 'central', rights: '' },
  migration: { placement: 'central', rights: '' },
  test_clock: { placement: 'central' },
};
