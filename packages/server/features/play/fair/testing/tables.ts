import { ADDS, ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  beacon_round: { placement: 'central', rights: ALL },
  draw_block: { placement: 'central', rights: ADDS },
  draw_chain: { placement: 'central', rights: ALL },
  draw_watch: { placement: 'central', rights: ALL },
  manifest: { placement: 'central', rights: ALL },
  manifest_archive: { placement: 'central', rights: ADDS },
  manifest_check: { placement: 'central', rights: 'SELECT UPDATE' },
  manifest_head: { placement: 'central', rights: ALL },
  ticket_block: { placement: 'central', rights: ADDS },
};
