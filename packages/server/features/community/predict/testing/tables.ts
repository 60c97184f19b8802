import { ALL, READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  prediction: { placement: 'player', rights: READS },
  prediction_author: { placement: 'central', rights: ALL },
};
