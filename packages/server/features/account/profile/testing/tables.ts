import { ADDS, ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  avatar: { placement: 'central', rights: `${ADDS} UPDATE` },
  player_network: { placement: 'central', rights: ALL },
  player_profile: { placement: 'central', rights: ALL },
};
