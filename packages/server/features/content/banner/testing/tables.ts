import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  banner: { placement: 'central', rights: 'INSERT SELECT UPDATE' },
  banner_picture: { placement: 'central', rights: ALL },
};
