import { READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  line_count: { placement: 'central', rights: READS },
  line_day: { placement: 'player', rights: READS },
  line_hour: { placement: 'player', rights: READS },
  line_person: { placement: 'player', rights: READS },
  player_move: { placement: 'central', rights: READS },
};
