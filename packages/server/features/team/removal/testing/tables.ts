import { READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  player_removal: { placement: 'central', rights: READS },
};
