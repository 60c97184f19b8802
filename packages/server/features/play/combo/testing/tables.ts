import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  combo_board: { placement: 'player', rights: ALL },
};
