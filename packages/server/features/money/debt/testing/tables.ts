import { READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  debt: { placement: 'player', rights: READS },
  debt_move: { placement: 'player', rights: READS },
};
