import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  terms_acceptance: { placement: 'player', rights: ADDS },
  terms_version: { placement: 'central', rights: ADDS },
};
