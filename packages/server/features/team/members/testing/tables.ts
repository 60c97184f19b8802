import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  member_note: { placement: 'central', rights: ALL },
};
