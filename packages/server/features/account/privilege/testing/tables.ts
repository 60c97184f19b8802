import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  player_flag_end: { placement: 'central', rights: ALL },
  player_flag_own: { placement: 'central', rights: ALL },
};
