import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  job_turn: { placement: 'central', rights: ALL },
};
