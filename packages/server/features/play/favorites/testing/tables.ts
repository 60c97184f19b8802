import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  bet_collection: { placement: 'player', rights: ALL },
};
