import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  provider: { placement: 'central', rights: ALL },
  provider_nonce: { placement: 'central', rights: 'DELETE INSERT SELECT' },
};
