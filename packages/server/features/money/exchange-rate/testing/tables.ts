import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  rate_mid: { placement: 'central', rights: ALL },
  rate_source: { placement: 'central', rights: ALL },
  rate_terms: { placement: 'central', rights: 'SELECT UPDATE' },
};
