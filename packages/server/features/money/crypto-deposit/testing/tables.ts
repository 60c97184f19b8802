import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  chain: { placement: 'central', rights: 'INSERT SELECT UPDATE' },
  chain_address: { placement: 'central', rights: 'INSERT SELECT UPDATE' },
  chain_block: { placement: 'central', rights: ALL },
  chain_transfer: { placement: 'central', rights: 'INSERT SELECT UPDATE' },
};
