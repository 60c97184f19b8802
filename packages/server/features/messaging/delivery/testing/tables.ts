import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  courier_route: { placement: 'central', rights: ALL },
  courier_template: { placement: 'central', rights: 'INSERT SELECT UPDATE' },
  message: { placement: 'central', rights: ALL },
};
