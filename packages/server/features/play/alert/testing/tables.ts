import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  alert_bell: { placement: 'player', rights: ALL },
  alert_setting: { placement: 'player', rights: ALL },
  alert_streak: { placement: 'player', rights: ALL },
};
