import type { Tables } from '#testing/tables';

export const tables: Tables = {
  help_article: { placement: 'central', rights: 'INSERT SELECT UPDATE' },
  help_vote: { placement: 'player', rights: 'INSERT SELECT UPDATE' },
};
