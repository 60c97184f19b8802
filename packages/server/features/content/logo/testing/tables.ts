import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  site_logo: { placement: 'central', rights: ALL },
};
