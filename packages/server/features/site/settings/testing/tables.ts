import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  site_setting: { placement: 'central', rights: ALL },
};
