import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  announcement: { placement: 'central', rights: ALL },
  announcement_read: { placement: 'player', rights: 'INSERT SELECT UPDATE' },
};
