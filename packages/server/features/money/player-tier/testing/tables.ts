import { ADDS, ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  layer: { placement: 'central', rights: `${ADDS} UPDATE` },
  layer_limit: { placement: 'central', rights: `${ADDS} UPDATE` },
  player_label: { placement: 'player', rights: 'DELETE INSERT SELECT' },
  player_layer: { placement: 'player', rights: ALL },
};
