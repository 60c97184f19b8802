import { READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  ledger_account: { placement: 'player', rights: READS },
  ledger_entry: { placement: 'player', rights: READS },
  ledger_hold: { placement: 'player', rights: READS },
  ledger_journal: { placement: 'player', rights: READS },
  ledger_kind: { placement: 'copy', rights: READS },
  ledger_seal: { placement: 'central', rights: READS },
  ledger_snapshot: { placement: 'central', rights: READS },
};
