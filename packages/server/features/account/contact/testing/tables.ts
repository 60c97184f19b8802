import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  contact_code: { placement: 'central', rights: ALL },
  password_link: { placement: 'central', rights: ALL },
  player_contact: { placement: 'central', rights: ALL },
};
