import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  authenticator: { placement: 'central', rights: ALL },
  recovery_code: { placement: 'central', rights: ALL },
};
