import { READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  rebate: { placement: 'player', rights: READS },
  rebate_chain: { placement: 'central', rights: READS },
  rebate_stake: { placement: 'player', rights: READS },
};
