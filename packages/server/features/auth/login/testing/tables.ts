import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  login_try: { placement: 'central', rights: 'DELETE INSERT SELECT' },
  session: { placement: 'central', rights: ALL },
  session_token: { placement: 'central', rights: ALL },
};
