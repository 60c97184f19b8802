import { ALL, READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  bet: { placement: 'player', rights: READS },
  bet_cart: { placement: 'player', rights: READS },
  bet_outcome: { placement: 'player', rights: READS },
  bet_record: { rights: ALL },
  bet_tally: { placement: 'player', rights: READS },
  liability: { placement: 'central', rights: 'SELECT' },
  odds_move: { placement: 'central', rights: 'INSERT SELECT' },
};
