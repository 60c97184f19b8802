import { READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  requirement: { placement: 'player', rights: READS },
  requirement_part: { placement: 'player', rights: READS },
  turnover: { placement: 'player', rights: READS },
};
