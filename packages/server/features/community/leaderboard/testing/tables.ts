import { READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  leader_consent: { placement: 'central', rights: READS },
  leader_counted: { placement: 'central', rights: READS },
  leader_result: { placement: 'player', rights: READS },
  leader_standing: { placement: 'player', rights: READS },
};
