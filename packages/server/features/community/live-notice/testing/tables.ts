import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  live_notification: { placement: 'central', rights: ALL },
};
