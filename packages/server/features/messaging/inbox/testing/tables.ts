import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  player_message: { placement: 'player', rights: ALL },
};
