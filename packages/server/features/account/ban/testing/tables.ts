import type { Tables } from '#testing/tables';

export const tables: Tables = {
  login_ban: { placement: 'central', rights: 'DELETE INSERT SELECT' },
};
