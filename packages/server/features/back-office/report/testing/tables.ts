import { READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  // Their function counts.
  money_counted: { placement: 'central', rights: READS },
  money_day: { placement: 'central', rights: READS },
  money_hour: { placement: 'central', rights: READS },
};
