import { READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  group_change: { placement: 'central', rights: READS },
  group_quota: { placement: 'central', rights: READS },
};
