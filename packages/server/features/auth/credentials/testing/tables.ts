import { ALL, READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  address_attempt: { placement: 'central', rights: ALL },
  login_failure: { placement: 'central', rights: ALL },
  password_past: { placement: 'central', rights: READS },
  work_used: { placement: 'central', rights: ALL },
};
