import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  // A trigger keeps what was told; old events are removed.
  event: { placement: 'central', rights: 'DELETE INSERT SELECT' },
  event_topic: { placement: 'central', rights: ALL },
};
