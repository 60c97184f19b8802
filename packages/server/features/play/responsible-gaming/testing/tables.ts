import { ALL, READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  own_break: { placement: 'player', rights: READS },
  own_change: { placement: 'player', rights: READS },
  own_day: { placement: 'player', rights: READS },
  // Of players alone: what loosens waits, whoever asks.
  own_limit: { placement: 'player', rights: READS },
  own_reminder: { placement: 'player', rights: ALL },
};
