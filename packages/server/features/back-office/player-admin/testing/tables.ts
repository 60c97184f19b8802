import type { Tables } from '#testing/tables';

export const tables: Tables = {
  player_note: { placement: 'player', rights: 'DELETE INSERT SELECT' },
};
