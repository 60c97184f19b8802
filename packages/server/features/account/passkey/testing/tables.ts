import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  passkey: { placement: 'central', rights: ALL },
  passkey_answered: { placement: 'central', rights: ALL },
};
