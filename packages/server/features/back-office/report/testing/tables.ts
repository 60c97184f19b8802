import { READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  // Their function counts.
  bet_count_queue: { placement: 'central', rights: READS },
  bet_counted: { placement: 'player', rights: READS },
  money_counted: { placement: 'central', rights: READS },
  money_day: { placement: 'central', rights: READS },
  money_hour: { placement: 'central', rights: READS },
};
