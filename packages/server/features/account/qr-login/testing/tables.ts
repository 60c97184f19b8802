import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  scan_ticket: { placement: 'central', rights: ALL },
};
