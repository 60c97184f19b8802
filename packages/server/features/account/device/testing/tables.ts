import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  device_key: { placement: 'central', rights: ALL },
  known_device: { placement: 'central', rights: ALL },
};
