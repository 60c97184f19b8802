import { READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  instant_part: { placement: 'player', rights: READS },
  // Their functions write; triggers keep what was committed and drawn.
  instant_round: { placement: 'player', rights: READS },
  instant_seed: { placement: 'player', rights: READS },
  instant_turnover: { placement: 'player', rights: READS },
};
